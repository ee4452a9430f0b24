import type { Browser, BrowserContext, Page } from 'playwright-core'
import { newPerson } from '../browser'
import { logInAsLearner, logInAsMentor } from '../logIn'
import type { Role } from './targets'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** What the browser of each role holds after logging in: every cell of the matrix starts from a copy. */
export async function signInAll(browser: Browser, siteUrl: string): Promise<Record<Role, State>> {
  const states = { visitor: { cookies: [], origins: [] } } as unknown as Record<Role, State>
  states.user = await signedIn(browser, siteUrl, logInAsLearner)
  states.mentor = await signedIn(browser, siteUrl, logInAsMentor)
  return states
}

async function signedIn(
  browser: Browser,
  siteUrl: string,
  logIn: (page: Page) => Promise<void>,
): Promise<State> {
  const { page, context } = await newPerson(browser, siteUrl)
  await logIn(page)
  const state = await context.storageState()
  await context.close()
  return state
}
