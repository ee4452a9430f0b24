import type { Account, Session } from '@mentor-connect/contract/auth'
import type { SessionState } from './store'

const SIGNED_OUT: Session = { status: 'signed-out', role: null, data: null, account: null }

/** Converts the stored session to the auth contract. */
export function currentSession({ auth, user, mentor }: SessionState): Session {
  if (!auth.role || !auth.data) return SIGNED_OUT
  const stored = auth.role === 'user' ? user.user : mentor.mentor
  return {
    status: 'signed-in',
    role: auth.role,
    data: auth.data,
    account: isWhole(stored) ? (stored as Account) : null,
  }
}

/** Returns false if only a part of the account is known: after a reload, until the API has verified the session. */
function isWhole(account: object | null): boolean {
  return account !== null && 'createdAt' in account
}
