import type { Account, Grant } from '@mentor-connect/shared/auth'
import { ApiFailure, call } from '@mentor-connect/shared/api'
import { logout, verifyToken } from '@mentor-connect/shared/contracts/auth'
import type { Role } from '@mentor-connect/shared/contracts/people'
import { clearOutboxes } from '@mentor-connect/shared/outbox'
import { sendLeftProgress } from '@mentor-connect/shared/progress'
import { keepAccount, keptAccount } from '../offline/keptAccount'
import { currentSession } from './currentSession'
import {
  clearAuth,
  clearMentor,
  clearUser,
  patchMentor,
  patchUser,
  setAuth,
  setAuthError,
  setMentor,
  setUser,
} from './slices'
import type { SessionStore } from './store'

const VERIFICATION_FAILED = 'Token verification failed'

/** Without an answer the server is asked again after this time, in ms, for as long as the account is missing. */
const RETRY_MS = 5000

/** Everything that changes the session. The bearer token lives here, in memory, and nowhere else. */
export function createSessionActions(store: SessionStore) {
  let bearer: string | null = null
  let verifying: Promise<void> | null = null

  function signIn(role: Role, { data, account, token }: Grant) {
    bearer = token
    store.dispatch(setAuth({ role, data }))
    setAccount(account)
    void keepAccount(account)
  }

  function setAccount(account: Account) {
    store.dispatch(account.role === 'user' ? setUser(account) : setMentor(account))
  }

  function clear() {
    bearer = null
    store.dispatch(clearAuth())
    store.dispatch(clearUser())
    store.dispatch(clearMentor())
  }

  /** What this device has not sent yet is sent first; then nothing of the person stays behind. */
  async function signOut() {
    const { role, data } = store.getState().auth
    if (role === 'user' && data) await sendLeftProgress(data._id)
    await call(logout, { body: role ? { role } : {} })
    if (data) await clearOutboxes(data._id)
    clear()
  }

  function updateAccount(patch: Partial<Account>) {
    const { role } = store.getState().auth
    store.dispatch(role === 'mentor' ? patchMentor(patch as never) : patchUser(patch as never))
    const { account } = currentSession(store.getState())
    if (account) void keepAccount(account)
  }

  /** Asks the server who is signed in. Only its "no" ends the session: an unreachable server ends nothing. */
  async function verify(): Promise<void> {
    if (!store.getState().auth.role) return
    verifying ??= ask().finally(() => (verifying = null))
    return verifying
  }

  /** Another tab changed the session: what the cookie says now holds here too. */
  function adopt(): Promise<void> {
    bearer = null
    return ask()
  }

  async function ask(): Promise<void> {
    try {
      const { data } = await call(verifyToken, { body: {}, bearer })
      const { role, token, account, ...identity } = data
      signIn(role, { data: identity, account, token })
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== 401) return askLater(error)
      if (bearer) {
        // The token may merely be out of date: the cookie alone decides.
        bearer = null
        return ask()
      }
      clear()
      store.dispatch(setAuthError(VERIFICATION_FAILED))
    }
  }

  /** Without a server the account is the one that it gave last, until it can be asked. */
  async function askLater(error: unknown) {
    console.warn('The session could not be verified.', error)
    const { data, account } = currentSession(store.getState())
    if (!data || account) return
    setTimeout(() => void verify(), RETRY_MS)
    const kept = await keptAccount(data._id)
    const now = currentSession(store.getState())
    if (kept && now.data?._id === kept._id && !now.account) setAccount(kept)
  }

  return { signIn, signOut, updateAccount, verify, adopt, token: () => bearer }
}

export type SessionActions = ReturnType<typeof createSessionActions>
