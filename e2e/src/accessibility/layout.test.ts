import { DEMO_MENTOR } from '@mentor-connect/server/demo-accounts'
import { partOf } from '@mentor-connect/scripts/sampling'
import type { BrowserContextOptions } from 'playwright-core'
import { DESKTOP, newPerson, PHONE, takenOver } from '../stage/browser'
import { sharedProduct } from '../stage/sharedStage'
import { layoutShiftOf } from './layoutShift'
import { clippedControls } from './reflow'
import { screens } from './screens'

const COURSE = 'first-web-pages'
/** The size of a window of 1280 px at 400 % zoom (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 }
/** Maximum cumulative layout shift of a page. Google counts up to 0.1 as good. */
const LAYOUT_SHIFT_MAX = 0.01

const PATHS_WITH_DATA = [
  '/',
  '/mentors',
  '/ourmentors',
  '/resource',
  `/resource/${COURSE}`,
  '/resource/unknown',
  `/mentor/${DEMO_MENTOR.id}`,
  '/mentor/unknown',
]

const product = sharedProduct()

/** Opens a page of a visitor in a language. */
async function visitor(locale: string, options: BrowserContextOptions) {
  const person = await newPerson(product.siteUrl, { reducedMotion: 'reduce', ...options })
  await person.context.addInitScript((chosen) => localStorage.setItem('mc.locale', chosen), locale)
  return person
}

test.each(['en', 'hi'])('at 320 px no control is cut and no page scrolls sideways (%s)', async (locale) => {
  const { page, context } = await visitor(locale, { viewport: NARROW, hasTouch: true })
  const paths = new Set(
    screens(COURSE, COURSE)
      .filter(({ role }) => role === 'visitor')
      .map(({ path }) => path),
  )
  const found: string[] = []
  for (const path of partOf('layout', [...paths])) {
    await page.goto(path)
    await takenOver(page)
    await page.locator('#app main :is(h1, h2)').first().waitFor()
    await page.waitForLoadState('networkidle')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > NARROW.width) found.push(`${path}: the page is ${width} px wide`)
    found.push(...(await clippedControls(page)).map((control) => `${path}: ${control}`))
  }
  expect(found).toEqual([])
  await context.close()
})

test('a cut control is detected', async () => {
  const { page, context } = await visitor('en', { viewport: NARROW })
  await page.goto('/about')
  await page.locator('#app main h1').waitFor()
  // The box is added outside of the parts that React takes over, because React would remove unexpected elements inside
  // them.
  await page.evaluate(() => {
    const box = document.getElementById('app')!.appendChild(document.createElement('div'))
    box.style.cssText = 'overflow: clip; width: 200px'
    box.innerHTML = '<button style="width: 234px">Send</button>'
  })
  expect(await clippedControls(page)).toEqual(['button "Send" is cut by 34 px'])
  await context.close()
})

test.each([
  ['English, 1440 px', 'en', DESKTOP],
  ['Hindi, 390 px', 'hi', PHONE],
])('%s: pages do not move when their data arrives', async (_, locale, viewport) => {
  const moved: string[] = []
  for (const path of partOf('layout', PATHS_WITH_DATA)) {
    const { page, context } = await visitor(locale, { viewport })
    const shift = await layoutShiftOf(page, path, product.apiUrl)
    if (shift > LAYOUT_SHIFT_MAX) moved.push(`${path}: ${shift.toFixed(3)}`)
    await context.close()
  }
  expect(moved).toEqual([])
})
