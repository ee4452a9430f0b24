import { DEMO_MENTOR } from '@mentor-connect/server/demo-accounts'
import { partOf } from '@mentor-connect/scripts/sampling'
import type { BrowserContextOptions } from 'playwright-core'
import { DESKTOP, newPerson, PHONE } from '../stage/browser'
import { sharedProduct } from '../stage/sharedStage'
import { layoutShiftOf } from './layoutShift'

const COURSE = 'first-web-pages'
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
