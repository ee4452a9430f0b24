import type { BrowserContext, Page } from 'playwright-core'
import { newPerson } from '../stage/browser'
import { logInAsLearner, logInAsMentor } from './logIn'

export type Role = 'visitor' | 'user' | 'mentor'
type State = Awaited<ReturnType<BrowserContext['storageState']>>
export type SignedInStates = Record<Role, State>

/**
 * Logs in with a demo account of each role and returns the browser states. Tests that only read can start from a copy
 * of them.
 */
export async function signInAll(siteUrl: string): Promise<SignedInStates> {
  const [user, mentor] = await Promise.all([
    signedIn(siteUrl, logInAsLearner),
    signedIn(siteUrl, logInAsMentor),
  ])
  return { visitor: { cookies: [], origins: [] }, user, mentor }
}

async function signedIn(siteUrl: string, logIn: (page: Page) => Promise<void>): Promise<State> {
  const { page, context } = await newPerson(siteUrl)
  await logIn(page)
  const state = await context.storageState()
  await context.close()
  return state
}
