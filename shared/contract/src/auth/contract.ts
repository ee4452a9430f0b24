import type { Learner, Mentor, Role, SessionData } from '../accounts/people'

/**
 * Version of the auth contract. Remotes declare the range they were built for (`mentorConnect.contract` in their
 * package.json). The shell provides this version and, for a while, the one before it (`EARLIER_CONTRACTS` in the shell);
 * it rejects a remote with any other range before running its code.
 * Major: a member was removed or changed its meaning. Minor: a member was added. Patch: neither.
 *
 * 2.1.0: the shell loads the messages that only one page needs (`page()`).
 * 2.2.0: the reads of a rendered page are told its language (`publicPage()`).
 */
export const AUTH_CONTRACT_VERSION = '2.2.0'

export type SessionStatus = 'signed-out' | 'signed-in'
export type Account = Learner | Mentor

/**
 * The state of the session. `account` is null for a moment after a reload, until the server has confirmed the
 * session.
 */
export type Session =
  | { status: 'signed-out'; role: null; data: null; account: null }
  | { status: 'signed-in'; role: Role; data: SessionData; account: Account | null }

/** The result of a successful login or sign-in exchange, passed to the shell. */
export interface Grant {
  data: SessionData
  account: Account
  /** Short-lived bearer token; the shell keeps it in memory only. */
  token: string
}

/** The complete interface that the shell provides to remotes. */
export interface AuthContract {
  session: Session
  /** Stores the grant as the session of this browser, with the role of its account. */
  signIn(grant: Grant): void
  /**
   * Ends the session on the server, deletes stored data and opens the home page. Rejects if the server cannot be
   * reached.
   */
  signOut(): Promise<void>
  /**
   * Applies changes that the server has confirmed. Partial data is merged into the account in memory; a complete
   * account replaces it.
   */
  updateAccount(patch: Partial<Account>): void
  /** The current bearer token, or null. Valid for at most 15 minutes. */
  token(): string | null
}
