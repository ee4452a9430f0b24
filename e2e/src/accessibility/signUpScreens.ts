import { loginUser } from '@mentor-connect/contract/accounts/auth'
import { SECOND_FACTOR_NEEDED } from '@mentor-connect/contract/accounts/passkeys'
import { DEMO_LEARNER } from '@mentor-connect/server/demo-accounts'
import type { Page } from 'playwright-core'
import { withAnswers } from './preparedAnswer'
import { submitEmpty, type Screen } from './screen'

/** Switches between sign-up and login, which share a URL. */
const otherForm = async (page: Page) => {
  await page.locator('main form button:not([type=submit]):visible').last().click()
  await page.locator('main input[autocomplete=current-password]').waitFor()
}

/** Logs in with the right password to an account that also asks for a passkey or a recovery code. */
const logsInHalf = async (page: Page) => {
  await otherForm(page)
  await page.locator('main input[type=email]').fill(DEMO_LEARNER.email)
  await page.locator('main input[autocomplete=current-password]').fill('any')
  const json = { code: 'forbidden', message: '', reason: SECOND_FACTOR_NEEDED }
  await withAnswers(page, [{ endpoint: loginUser, json, status: 403 }], async () => {
    await page.locator('main form button[type=submit]').last().click()
    await page.locator('main input[autocomplete=off]').waitFor()
  })
}

/** The ways into an account. */
export const SIGN_UP: Screen[] = [
  { role: 'visitor', path: '/signup' },
  { role: 'visitor', path: '/signup', state: 'empty form sent', reach: submitEmpty },
  {
    role: 'visitor',
    path: '/signup',
    state: 'empty log-in sent',
    reach: async (page) => {
      await otherForm(page)
      await submitEmpty(page)
    },
  },
  { role: 'visitor', path: '/signup', state: 'second step of the log-in', reach: logsInHalf },
  { role: 'visitor', path: '/forgot-password' },
  { role: 'visitor', path: '/forgot-password', state: 'empty form sent', reach: submitEmpty },
  { role: 'visitor', path: '/reset-password?token=dead' },
  { role: 'visitor', path: '/confirm-sign-up' },
  { role: 'visitor', path: '/guardian-consent#dead' },
  { role: 'visitor', path: '/mentor-signup' },
  { role: 'visitor', path: '/mentor-signup', state: 'empty form sent', reach: submitEmpty },
]
