import { DEMO_MENTOR } from '@mentor-connect/server/demo-accounts'
import { partOf } from '@mentor-connect/scripts/sampling'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { signInAll, type Role, type SignedInStates } from '../people/signInAll'
import { DESKTOP, newPerson, PHONE, takenOver } from '../stage/browser'
import { sharedProduct } from '../stage/sharedStage'
import { violations } from './axe'
import { clippedControls, narrowFaults } from './reflow'
import type { Screen } from './screen'
import { screens } from './screens'

const product = sharedProduct()
let states: SignedInStates
let courseId: string
let ownCourseId: string

beforeAll(async () => {
  states = await signInAll(product.siteUrl)
  courseId = await firstCourse('/resource/get-resources')
  ownCourseId = await firstCourse(`/resource/get-resources-by-mentor/${DEMO_MENTOR.id}`)
})

const WAYS = [
  ['English, 1440 px, light', { viewport: DESKTOP, colorScheme: 'light' }, 'en'],
  ['Hindi, 390 px, dark', { viewport: PHONE, colorScheme: 'dark', hasTouch: true }, 'hi'],
] as const satisfies [string, BrowserContextOptions, string][]

const ROLES: Role[] = ['visitor', 'user', 'mentor']

test.each(WAYS)(
  '%s: no screen of this commit violates WCAG 2.2 AA or the best practices',
  async (_way, options, locale) => {
    const found = await Promise.all(ROLES.map((role) => faultsFor(role, options, locale)))
    expect(found.flat()).toEqual([])
  },
)

test('a violation and a cut control are detected', async () => {
  const { page, context } = await newPerson(product.siteUrl)
  await page.goto('/about')
  await takenOver(page)
  // The button is added outside of the parts that React takes over, because React would remove unexpected elements
  // inside them.
  await page.evaluate(() => document.getElementById('app')!.append(document.createElement('button')))
  expect((await violations(page)).join()).toMatch(/button-name at /)
  await page.evaluate(() => {
    const box = document.getElementById('app')!.appendChild(document.createElement('div'))
    box.style.cssText = 'overflow: clip; width: 200px'
    box.innerHTML = '<button style="width: 234px">Send</button>'
  })
  expect(await clippedControls(page)).toContain('button "Send" is cut by 34 px')
  await context.close()
})

async function firstCourse(path: string): Promise<string> {
  const answer = await fetch(`${product.apiUrl}${path}?page=1&limit=1`)
  const { data } = (await answer.json()) as { data: { resources: { _id: string }[] } }
  return data.resources[0]!._id
}

/** The screens of this commit. A screen has its turn in different commits for the different ways of looking at it. */
function screensOfCommit(locale: string): Screen[] {
  const first = WAYS.findIndex((way) => way[2] === locale)
  return partOf('axe', screens(courseId, ownCourseId), (_, index) => first + index)
}

/** Checks the screens of a role, one after the other. */
async function faultsFor(role: Role, options: BrowserContextOptions, locale: string): Promise<string[]> {
  const { page, context } = await newPerson(product.siteUrl, {
    ...options,
    // Animations are off, because elements that are still fading in do not have their final colours.
    reducedMotion: 'reduce',
    storageState: states[role],
  })
  await context.addInitScript((chosen) => localStorage.setItem('mc.locale', chosen), locale)
  const found: string[] = []
  for (const screen of screensOfCommit(locale).filter((one) => one.role === role))
    found.push(...(await faultsOf(page, screen)))
  await context.close()
  return found
}

async function faultsOf(page: Page, { path, state = 'first', reach }: Screen): Promise<string[]> {
  const name = `${path} (${state})`
  try {
    await page.goto(path)
    await page.locator('#app main :is(h1, h2, [role=alert])').first().waitFor()
    await page.waitForLoadState('networkidle')
    await reach?.(page)
    const found = [...(await violations(page)), ...(await narrowFaults(page))]
    return found.map((one) => `${name}: ${one}`)
  } catch (error) {
    return [`${name}: could not be looked at: ${String(error).split('\n')[0]}`]
  }
}
