import type { Page } from 'playwright-core'
import { submitEmpty, type Screen } from './screen'

const opensFilters = async (page: Page) => {
  await page.locator('main form[role=search] button:has(.lucide-sliders-horizontal)').click()
  await page.locator(':is(main form[role=search], dialog[open]) select').first().waitFor()
}
const opensAlert = async (page: Page) => {
  await page.locator('main button:has(.lucide-bell-plus)').click()
  await page.locator('dialog form input').first().waitFor()
}
const opensApplication = async (page: Page) => {
  await page.locator('main [role=group][tabindex="-1"] button').first().click()
  await page.locator('main form textarea').first().waitFor()
}

const opensPreview = async (page: Page) => {
  await page.locator('main form button[type=button]:has(.lucide-eye)').click()
  await page.locator('main form section').first().waitFor()
}

/** The screens of openings, applications and portfolios. */
export const OPENINGS: Screen[] = [
  { role: 'visitor', path: '/openings' },
  { role: 'visitor', path: '/openings', state: 'filters are open', reach: opensFilters },
  { role: 'visitor', path: '/openings?kind=job&language=as&level=student&pay=40000', state: 'nothing found' },
  { role: 'visitor', path: '/openings/front-end-intern' },
  { role: 'visitor', path: '/openings/office-assistant-hindi', state: 'in Hindi' },
  { role: 'user', path: '/user/openings' },
  { role: 'user', path: '/user/openings', state: 'saving an alert', reach: opensAlert },
  { role: 'user', path: '/user/openings/alerts' },
  { role: 'user', path: '/user/openings/front-end-intern' },
  { role: 'user', path: '/user/openings/front-end-intern', state: 'applying', reach: opensApplication },
  {
    role: 'user',
    path: '/user/openings/front-end-intern',
    state: 'empty application',
    reach: async (page) => {
      await opensApplication(page)
      await submitEmpty(page)
    },
  },
  { role: 'user', path: '/user/applications' },
  { role: 'user', path: '/user/applications/new' },
  { role: 'user', path: '/user/applications/new', state: 'empty form sent', reach: submitEmpty },
  { role: 'visitor', path: '/people/asha-rawat' },
  { role: 'user', path: '/user/portfolio' },
  { role: 'user', path: '/user/portfolio', state: 'preview', reach: opensPreview },
  { role: 'mentor', path: '/mentor/openings' },
  { role: 'mentor', path: '/mentor/openings/new' },
  { role: 'mentor', path: '/mentor/openings/front-end-intern' },
  { role: 'mentor', path: '/mentor/openings/front-end-intern/edit' },
]
