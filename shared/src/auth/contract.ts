import type { Learner, Mentor, Role, SessionData } from '../contracts/people'

/**
 * Version of the auth contract. Remotes state the range they were built for (`mentorConnect.contract` in their
 * package.json); the shell refuses a remote whose range this version does not satisfy before its code runs.
 * Major: a member is gone or means something else. Minor: a member is new. Patch: neither.
 */
export const AUTH_CONTRACT_VERSION = '1.0.0'

export type SessionStatus = 'signed-out' | 'signed-in'
export type Account = Learner | Mentor

/** Who is signed in. `account` is null for a moment after a reload, until the server has confirmed the session. */
export type Session =
  | { status: 'signed-out'; role: null; data: null; account: null }
  | { status: 'signed-in'; role: Role; data: SessionData; account: Account | null }

/** What a successful login or sign-in exchange hands to the shell. */
export interface Grant {
  data: SessionData
  account: Account
  /** The short-lived bearer token; the shell keeps it in memory only. */
  token: string
}

/** What the shell gives to every remote, and all that it gives. */
export interface AuthContract {
  session: Session
  /** Stores the grant as the session of this browser. */
  signIn(role: Role, grant: Grant): void
  /** Ends the session on the server, clears what is stored and goes home. Rejects when the server cannot be reached. */
  signOut(): Promise<void>
  /** Takes over what the server has confirmed: a part is added to the account in memory, a whole account replaces it. */
  updateAccount(patch: Partial<Account>): void
  /** The current bearer token, or null. Fresh for at most 15 minutes. */
  token(): string | null
}
