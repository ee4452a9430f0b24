import type { Page, Route } from 'playwright-core'
import { newPerson, PHONE, takenOver } from '../stage/browser'
import { alwaysWithContent } from '../stage/alwaysWithContent'
import { sharedProduct } from '../stage/sharedStage'
import { until } from '../stage/until'

const LONG_PAGES = ['/', '/resource', '/hi/resource', '/resource/english-for-work']
const PLACE = 1500

const product = sharedProduct()

async function visitor() {
  const person = await newPerson(product.siteUrl, { viewport: PHONE, reducedMotion: 'reduce' })
  await alwaysWithContent(person.page)
  return person
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollPage = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top)

async function isAt(page: Page, top: number) {
  let is = NaN
  const hasArrived = async () => Math.abs((is = await scrollTop(page)) - top) <= 1
  await until(hasArrived, () => `the page is scrolled to ${top} px, it is at ${is} px`)
}

/** Delays the app's first script. @returns a function that lets it start */
async function holdStart(page: Page): Promise<() => void> {
  let release = () => undefined as void
  const started = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/shell/**/main.*.js', async (route: Route) => {
    await started
    await route.continue()
  })
  return release
}

/** Waits until the app has taken over the page and all requests that follow are done. */
async function settled(page: Page) {
  await takenOver(page)
  await page.waitForLoadState('networkidle')
}

test.each(LONG_PAGES)('%s stays where it was scrolled to before the app started', async (path) => {
  const { context, page } = await visitor()
  const release = await holdStart(page)
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('#mc-prerendered footer').waitFor()
  await scrollPage(page, PLACE)
  release()
  await settled(page)
  expect(await scrollTop(page)).toBe(PLACE)
  await context.close()
})

test.each(LONG_PAGES)(
  'a reload of %s returns to its place before the app starts, and stays',
  async (path) => {
    const { context, page } = await visitor()
    await page.goto(path)
    await settled(page)
    await scrollPage(page, PLACE)
    expect(await scrollTop(page)).toBe(PLACE)
    const release = await holdStart(page)
    await page.reload({ waitUntil: 'commit' })
    await page.locator('#mc-prerendered footer').waitFor()
    await isAt(page, PLACE)
    release()
    await settled(page)
    expect(await scrollTop(page)).toBe(PLACE)
    await context.close()
  },
)

test('going back from a course returns to its place in the list', async () => {
  const { context, page } = await visitor()
  await page.goto('/resource')
  await settled(page)
  const course = page.locator('main').getByRole('link', { name: /view details/i })
  await course.nth(5).scrollIntoViewIfNeeded()
  const top = await scrollTop(page)
  await course.nth(5).click()
  await page.waitForURL('**/resource/*')
  await page.getByRole('link', { name: /go back/i }).waitFor()
  await page.goBack()
  await isAt(page, top)
  await context.close()
})
