import { partOf } from '@mentor-connect/scripts/sampling'
import { DEMO_LEARNER, DEMO_MENTOR } from '@mentor-connect/server/demo-accounts'
import type { BrowserContext, Page } from 'playwright-core'
import { signInAll, type SignedInStates } from '../people/signInAll'
import { newPerson, resize, takenOver } from '../stage/browser'
import { sharedProduct } from '../stage/sharedStage'
import { clippedControls } from './reflow'
import { strayTexts } from './strayText'

const LETTERS = 80
const NAMES = ['W'.repeat(LETTERS), 'Subbalakshmi '.repeat(LETTERS).slice(0, LETTERS).trim()]
const WIDTHS = [320, 768, 1200]

/** Screens that show names: those of other people, or one's own. */
const SCREENS = {
  user: [
    '/user/home',
    '/user/explore',
    '/user/resources/first-web-pages',
    '/ourmentors',
    `/user/mentor/${DEMO_MENTOR.id}`,
    '/user/plan',
    '/user/sessions',
    '/user/sessions/demo-held',
    `/user/sessions/book/${DEMO_MENTOR.id}`,
    '/user/mentorships',
    '/user/mentorships/demo-active',
    '/user/mentorships/ask/harpreet-singh',
    '/workshops',
    '/workshops/demo-workshop',
    '/user/openings/front-end-intern',
    `/user/chat?with=${DEMO_MENTOR.id}`,
    '/user/notifications',
  ],
  mentor: [
    '/mentor/home',
    '/mentor/learners',
    `/mentor/learners/${DEMO_LEARNER.id}`,
    '/mentor/questions',
    '/mentor/tasks',
    '/mentor/sessions/demo-held',
    '/mentor/sessions/workshops/demo-workshop',
    '/mentor/mentorships',
    '/mentor/mentorships/demo-active',
    '/mentor/mentorships/demo-received',
    '/mentor/resources/first-web-pages',
    '/mentor/chat',
    '/mentor/notifications',
    '/mentor/profile',
  ],
}

const product = sharedProduct()
const ROLES = Object.keys(SCREENS) as (keyof typeof SCREENS)[]
let states: SignedInStates
beforeAll(async () => {
  states = await signInAll(product.siteUrl)
})

test.each(ROLES)('a name of 80 letters breaks no screen of this commit (%s)', async (role) => {
  const found: string[] = []
  for (const [turn, name] of NAMES.entries()) {
    const { page, context } = await newPerson(product.siteUrl, {
      storageState: states[role],
      reducedMotion: 'reduce',
    })
    await nameEverybody(context, name)
    // A screen is tried with the two names in different commits.
    for (const path of partOf('long names', SCREENS[role], (_, index) => index + 3 * turn))
      found.push(...(await faultsAt(page, path)).map((fault) => `${name.slice(0, 3)}, ${path}, ${fault}`))
    await context.close()
  }
  expect(found).toEqual([])
})

test('a text that leaves its box, and a broken word, are detected', async () => {
  const { page, context } = await newPerson(product.siteUrl)
  await page.goto('/about')
  await takenOver(page)
  await page.evaluate(() => {
    const box = document.getElementById('app')!.appendChild(document.createElement('div'))
    box.innerHTML = `<p style="width: 50px; overflow-wrap: normal">${'W'.repeat(40)}</p>
      <button style="width: 30px; padding: 0; overflow-wrap: anywhere">Message</button>`
  })
  const found = await strayTexts(page)
  expect(found).toContainEqual(expect.stringMatching(/^"W+" of p leaves its box/))
  expect(found).toContain('"Message" of button: Message is broken')
  await context.close()
})

async function faultsAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await page.locator('#app main :is(h1, h2)').first().waitFor()
  await page.waitForLoadState('networkidle')
  const found: string[] = []
  for (const width of WIDTHS) {
    await resize(page, { width, height: 800 })
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    if (needed > width) found.push(`${width} px: the page is ${needed} px wide`)
    const faults = [...(await clippedControls(page)), ...(await strayTexts(page))]
    found.push(...faults.map((fault) => `${width} px: ${fault}`))
  }
  return found
}

/** Makes the services respond as if everybody had this name. */
async function nameEverybody(context: BrowserContext, name: string) {
  for (const service of [product.apiUrl, product.chatUrl])
    await context.route(`${service}/**`, async (route) => {
      const response = await route.fetch()
      const isJson = response.headers()['content-type']?.includes('json')
      if (!isJson) return route.fulfill({ response })
      return route.fulfill({ response, json: renamed(await response.json(), name) })
    })
}

const PERSON_KEYS =
  /^(?:mentor|learner|author|by|person|partner|host|people|contacts?|participants?|learners|mentors|user)$/
const NAME_KEYS = /^(?:mentor|learner|instructor|author|guardian|partner|host)_?name$/i

/** Returns the same data with this name for every person. */
function renamed(data: unknown, name: string, key = ''): unknown {
  if (Array.isArray(data)) return data.map((one) => renamed(one, name, key))
  if (typeof data !== 'object' || data === null) return data
  const isPerson = PERSON_KEYS.test(key) || ['profile', 'email', 'role'].some((field) => field in data)
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      typeof value === 'string' && (NAME_KEYS.test(field) || (field === 'name' && isPerson))
        ? name
        : renamed(value, name, field),
    ]),
  )
}
