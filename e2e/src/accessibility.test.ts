import { DEMO_MENTOR } from '@mentor-connect/server/demo-accounts'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { violations } from './accessibility/axe'
import { screens, type Screen } from './accessibility/screens'
import { DESKTOP, PHONE, launchBrowser } from './browser'
import { signInAll } from './faults/people'
import type { Role } from './faults/targets'
import { startProduct, type Product } from './product'

let product: Product
let browser: Browser
let states: Awaited<ReturnType<typeof signInAll>>
let courseId: string
let ownCourseId: string

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
  states = await signInAll(browser, product.siteUrl)
  courseId = await firstCourse('/resource/get-resources')
  ownCourseId = await firstCourse(`/resource/get-resources-by-mentor/${DEMO_MENTOR.id}`)
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const WAYS = [
  ['English, 1440 px, light', { viewport: DESKTOP, colorScheme: 'light' }, 'en'],
  ['Hindi, 390 px, dark', { viewport: PHONE, colorScheme: 'dark', hasTouch: true }, 'hi'],
] as const satisfies [string, BrowserContextOptions, string][]

const ROLES: Role[] = ['visitor', 'user', 'mentor']

test.each(WAYS)('%s: no screen breaks a rule of WCAG 2.2 AA', async (_way, options, locale) => {
  const found = await Promise.all(ROLES.map((role) => faultsFor(role, options, locale)))
  expect(found.flat()).toEqual([])
})

test('a broken rule would be found', async () => {
  const page = await browser.newPage({ baseURL: product.siteUrl, serviceWorkers: 'block' })
  await page.goto('/about')
  await page.locator('#app main h1').waitFor()
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('button')))
  expect((await violations(page)).join()).toMatch(/^button-name at /)
  await page.close()
})

async function firstCourse(path: string): Promise<string> {
  const answer = await fetch(`${product.apiUrl}${path}?page=1&limit=1`)
  const { data } = (await answer.json()) as { data: { resources: { _id: string }[] } }
  return data.resources[0]!._id
}

/** Looks at all screens of a role, one after the other. */
async function faultsFor(role: Role, options: BrowserContextOptions, locale: string): Promise<string[]> {
  const context = await browser.newContext({
    ...options,
    baseURL: product.siteUrl,
    // What fades in has not the colours yet that it will have.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: states[role],
  })
  context.setDefaultTimeout(15_000)
  await context.addInitScript((chosen) => localStorage.setItem('mc.locale', chosen), locale)
  const page = await context.newPage()
  const found: string[] = []
  for (const screen of screens(courseId, ownCourseId).filter((one) => one.role === role))
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
    return (await violations(page)).map((violation) => `${name}: ${violation}`)
  } catch (error) {
    return [`${name}: could not be looked at: ${String(error).split('\n')[0]}`]
  }
}
