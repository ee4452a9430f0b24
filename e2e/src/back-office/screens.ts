import type { Page } from 'playwright-core'

/** A screen of the back office. */
export interface OfficeScreen {
  path: string
  /** True if the rows of the screen lead to records, which are checked as well. */
  hasRecords?: boolean
  /** Name of another state. `reach` leads to it from the screen, or from the record of its first row. */
  state?: string
  reach?: (page: Page) => Promise<void>
}

const lists = [
  '/applications?standing=pending',
  '/applications?standing=rejected',
  '/openings',
  '/cases',
  '/cases?view=decided',
  '/cases/appeals',
  '/cases/guardians?state=given',
  '/cases/missed-sessions',
  '/people',
  '/people?search=kumar',
  '/people?role=mentor&sort=name',
  '/courses',
  '/courses?view=unlisted',
  '/courses/skill-paths',
  '/courses/certificates',
  '/mails',
]

/**
 * Every screen that an owner may open; `fillOfficeIn` fills them with data. New screens are added here. `reach` must
 * not depend on visible texts.
 */
export const officeScreens: OfficeScreen[] = [
  ...lists.map((path) => ({ path, hasRecords: true })),
  { path: '/waiting' },
  { path: '/courses/skill-paths/new' },
  { path: '/figures' },
  { path: '/jobs' },
  { path: '/mails/announcements' },
  { path: '/openings/platform' },
  { path: '/openings/platform/new' },
  { path: '/openings/feeds' },
  { path: '/openings/feeds/new' },
  { path: '/jobs?state=done' },
  { path: '/audit' },
  { path: '/people?search=nobody-is-called-this', state: 'nothing found' },
  { path: '/courses/no-such-course', state: 'no such record' },
  { path: '/audit', state: 'list of keys', reach: (page) => opens(page, () => page.keyboard.press('?')) },
  { path: '/applications', state: 'naming a filter', reach: namesFilter },
  { path: '/applications', hasRecords: true, state: 'preview of the mail', reach: rejects },
  { path: '/openings', hasRecords: true, state: 'confirmation', reach: rejects },
  { path: '/cases?view=decided', hasRecords: true, state: 'evidence', reach: opensEvidence },
]

async function opens(page: Page, act: () => Promise<void>) {
  await act()
  await page.getByRole('dialog').waitFor()
}

async function namesFilter(page: Page) {
  await opens(page, () => page.locator('main button').first().click())
}

async function rejects(page: Page) {
  await page.locator('main textarea').fill('Please add a picture.')
  await opens(page, () => page.locator('main section:has(textarea) button').last().click())
}

async function opensEvidence(page: Page) {
  const title = page.locator('h2[tabindex="-1"]')
  await page.locator('main section').filter({ has: title }).getByRole('button').click()
  await title.and(page.locator(':focus')).waitFor()
}
