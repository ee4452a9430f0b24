import type { Browser, BrowserContext } from 'playwright-core'
import { createPeople } from './people'

const LEARNER = { role: 'user', locale: 'en' } as const

/** A browser that counts its profiles. `pages` are the pages that are open in each of them. */
function fakeBrowser(flags: string[] = []) {
  const profiles: { pages: string[]; isClosed: boolean; script: string }[] = []
  const newContext = async () => {
    const profile = { pages: [] as string[], isClosed: false, script: '' }
    profiles.push(profile)
    return {
      ...profile,
      addInitScript: async ({ content }: { content: string }) => void (profile.script = content),
      clearCookies: async () => undefined,
      addCookies: async () => undefined,
      pages: () => profile.pages,
      close: async () => void (profile.isClosed = true),
    } as unknown as BrowserContext
  }
  const as = createPeople(
    { newContext } as unknown as Browser,
    { siteUrl: 'http://site.test', apiUrl: 'http://api.test', close: async () => undefined },
    { probe: '', flags },
  )
  return { as, profiles }
}

test.each([
  ['on in Hindi', 'hi', ['learner.maps'], true],
  ['as the site has them in English', 'en', ['learner.maps'], false],
  ['none if the release declares none', 'hi', [], false],
] as const)('flags of a release are %s', async (_what, locale, flags, areSet) => {
  const { as, profiles } = fakeBrowser([...flags])
  await as({ role: 'user', locale }, async () => undefined)
  expect(profiles[0]!.script.includes('mc.flags')).toBe(areSet)
})

test('pages after each other have the same profile', async () => {
  const { as, profiles } = fakeBrowser()
  await as(LEARNER, async () => undefined)
  await as(LEARNER, async () => undefined)
  expect(profiles).toHaveLength(1)
})

test('pages at the same time have different profiles', async () => {
  const { as, profiles } = fakeBrowser()
  await as(LEARNER, () => as(LEARNER, async () => undefined))
  expect(profiles).toHaveLength(2)
})

test('a profile in which a page is still open is closed, and no other page gets it', async () => {
  const { as, profiles } = fakeBrowser()
  const failing = as(LEARNER, async () => {
    profiles[0]!.pages.push('a page that loads itself again and again')
    throw new Error('it failed')
  })
  await expect(failing).rejects.toThrow('it failed')
  await as(LEARNER, async () => undefined)
  expect(profiles.map(({ isClosed }) => isClosed)).toEqual([true, false])
})
