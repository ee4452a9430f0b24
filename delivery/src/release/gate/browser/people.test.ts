import type { Browser, BrowserContext } from 'playwright-core'
import { createPeople } from './people'

const LEARNER = { role: 'user', locale: 'en' } as const

/** A browser that counts its profiles. `pages` are the pages that are open in each of them. */
function fakeBrowser() {
  const profiles: { pages: string[]; isClosed: boolean }[] = []
  const newContext = async () => {
    const profile = { pages: [] as string[], isClosed: false }
    profiles.push(profile)
    return {
      ...profile,
      addInitScript: async () => undefined,
      clearCookies: async () => undefined,
      addCookies: async () => undefined,
      pages: () => profile.pages,
      close: async () => void (profile.isClosed = true),
    } as unknown as BrowserContext
  }
  const as = createPeople(
    { newContext } as unknown as Browser,
    { siteUrl: 'http://site.test', apiUrl: 'http://api.test', close: async () => undefined },
    { probe: '', flags: [] },
  )
  return { as, profiles }
}

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
