import { DEMO_LEARNER, DEMO_MENTOR } from '@mentor-connect/server/demo-accounts'
import type { Browser, BrowserContext } from 'playwright-core'
import { newPerson } from '../browser'
import type { Role } from './targets'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** What the browser of each role holds after logging in: every cell of the matrix starts from a copy. */
export async function signInAll(browser: Browser, siteUrl: string): Promise<Record<Role, State>> {
  const states = { visitor: { cookies: [], origins: [] } } as unknown as Record<Role, State>
  states.user = await signIn(browser, siteUrl, '/signup', DEMO_LEARNER, '**/user/home')
  states.mentor = await signIn(browser, siteUrl, '/mentor-signup', DEMO_MENTOR, '**/mentor/home')
  return states
}

async function signIn(
  browser: Browser,
  siteUrl: string,
  path: string,
  { email, password }: { email: string; password: string },
  home: string,
): Promise<State> {
  const { page, context } = await newPerson(browser, siteUrl)
  await page.goto(path)
  const toForm = page.getByRole('button', { name: 'Log in', exact: true }).first()
  const field = page.getByLabel('Password', { exact: true })
  await toForm.or(field).first().waitFor()
  await toForm.click()
  await page.getByLabel('Email').fill(email)
  await field.fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
  await page.waitForURL(home)
  const state = await context.storageState()
  await context.close()
  return state
}
