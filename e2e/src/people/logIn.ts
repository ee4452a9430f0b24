import { DEMO_LEARNER, DEMO_MENTOR } from '@mentor-connect/server/demo-accounts'
import type { Page } from 'playwright-core'
import { takenOver } from '../stage/browser'

export interface Credentials {
  email: string
  password: string
}

/**
 * Logs in as a learner. @param to path to which the login leads: the home page, or the protected page that was
 * requested before
 */
export async function logInAsLearner(page: Page, account: Credentials = DEMO_LEARNER, to = '/user/home') {
  await page.goto('/signup')
  await fillLogIn(page, account)
  await page.waitForURL(`**${to}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

export async function logInAsMentor(page: Page, account: Credentials = DEMO_MENTOR) {
  await page.goto('/mentor-signup')
  await fillLogIn(page, account)
  await page.waitForURL('**/mentor/home')
}

/** Switches from a sign-up page to its login form, fills it in and submits it. */
export async function fillLogIn(page: Page, { email, password }: Credentials) {
  await takenOver(page)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /log ?in/i }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
