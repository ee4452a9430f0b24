import { DEMO_MENTOR } from '@mentor-connect/server/demo-accounts'
import type { Page } from 'playwright-core'
import type { Screen } from './screen'

const choosesTime = (page: Page) => page.locator('main ul button[aria-pressed]').first().click()

/** Repeats the first free time weekly and looks at the dates. */
async function seesDates(page: Page) {
  await choosesTime(page)
  await page.locator('main input[type=checkbox]').check()
  await page.locator('main button:not([aria-pressed])').last().click()
  await page.locator('#series-dates ~ ol').waitFor()
}

const opensLimits = async (page: Page) => {
  await page.locator('main [role=group] details summary').first().click()
  await page.locator('main [role=group] details[open] select').first().waitFor()
}

/** The screens of weekly series, of limits of a day and of the booking page. */
export const BOOKING: Screen[] = [
  { role: 'visitor', path: `/book/${DEMO_MENTOR.id}` },
  { role: 'visitor', path: '/book/nobody-is-called-this', state: 'no such page' },
  { role: 'user', path: `/book/${DEMO_MENTOR.id}`, state: 'the first time is chosen', reach: choosesTime },
  {
    role: 'user',
    path: `/user/sessions/book/${DEMO_MENTOR.id}`,
    state: 'dates of a series',
    reach: seesDates,
  },
  { role: 'mentor', path: '/mentor/sessions/hours', state: 'limits of a kind', reach: opensLimits },
  { role: 'mentor', path: '/mentor/sessions/booking-page' },
]
