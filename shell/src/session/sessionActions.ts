import type { Account, Grant } from '@mentor-connect/contract/auth'
import { ApiFailure, call } from '@mentor-connect/api'
import type { SessionData } from '@mentor-connect/contract/accounts/people'
import { logout, verifyToken } from '@mentor-connect/contract/accounts/auth'
import { getSuspension } from '@mentor-connect/contract/trust/restrictions'
import { cacheAccount, cachedAccount } from '../offline/cachedAccount'
import { currentSession } from './currentSession'
import { requestedPlace } from './requestedPlace'
import {
  clearAuth,
  clearMentor,
  clearUser,
  patchMentor,
  patchUser,
  setAuth,
  setAuthError,
  setMentor,
  setSuspension,
  setUser,
} from './slices'
import type { SessionStore } from './store'

const VERIFICATION_FAILED = 'Token verification failed'

/** Delay before a failed verification is repeated while the account is missing, in ms. */
const RETRY_MS = 5000

/**
 * Creates the functions that make all changes of the session. The bearer token is kept only here, in memory.
 */
export function createSessionActions(store: SessionStore) {
  let bearer: string | null = null
  let verifying: Promise<void> | null = null

  function signIn({ data, account, token }: Grant) {
    bearer = token
    requestedPlace.signedIn()
    void cacheAccount(account)
    if (isStored(data, account)) return
    store.dispatch(setSuspension(null))
    store.dispatch(setAuth({ role: account.role, data }))
    setAccount(account)
  }

  /**
   * Returns true if the store has the same session. Each page verifies the session, and new objects with
   * equal values would render the frame and the page again, in the middle of a navigation.
   */
  function isStored(data: SessionData, account: Account): boolean {
    const state = store.getState()
    const now = currentSession(state)
    return (
      state.suspension === null && JSON.stringify([now.data, now.account]) === JSON.stringify([data, account])
    )
  }

  function setAccount(account: Account) {
    store.dispatch(account.role === 'user' ? setUser(account) : setMentor(account))
  }

  function clear() {
    bearer = null
    store.dispatch(clearAuth())
    store.dispatch(clearUser())
    store.dispatch(clearMentor())
    store.dispatch(setSuspension(null))
  }

  /** Sends unsent data, signs out, and deletes the person's data from this device. */
  async function signOut() {
    const { role, data } = store.getState().auth
    const unsent = await import(/* webpackChunkName: "unsent-data" */ './unsentData')
    if (role === 'user' && data) await unsent.flushUnsent(data._id)
    await call(logout, { body: role ? { role } : {} })
    if (data) await unsent.clearOutboxes(data._id)
    requestedPlace.signedOut()
    clear()
  }

  function updateAccount(patch: Partial<Account>) {
    const { role } = store.getState().auth
    store.dispatch(role === 'mentor' ? patchMentor(patch as never) : patchUser(patch as never))
    const { account } = currentSession(store.getState())
    if (account) void cacheAccount(account)
  }

  /** Verifies the session with the API. Only an explicit “signed out” response ends it; an unreachable API does not. */
  async function verify(): Promise<void> {
    if (!store.getState().auth.role) return
    verifying ??= ask().finally(() => (verifying = null))
    return verifying
  }

  /**
   * Takes over the session that the cookie identifies, after a change in another tab or if the browser stores
   * nothing.
   */
  function adopt(): Promise<void> {
    bearer = null
    return ask()
  }

  async function ask(): Promise<void> {
    try {
      const { data } = await call(verifyToken, { body: {}, bearer })
      const { role: _role, token, account, ...identity } = data
      signIn({ data: identity, account, token })
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'account_suspended') return showSuspension()
      if (!(error instanceof ApiFailure) || error.status !== 401) return askLater(error)
      if (bearer) {
        // The token may have expired while the cookie is valid, so the request is repeated with the cookie.
        bearer = null
        return ask()
      }
      clear()
      store.dispatch(setAuthError(VERIFICATION_FAILED))
    }
  }

  /** Loads the reason for a suspension. A suspended person has a session but no token. */
  async function showSuspension() {
    bearer = null
    try {
      const { data } = await call(getSuspension, {})
      store.dispatch(setSuspension(data))
    } catch (error) {
      console.warn('The reason of the suspension could not be loaded.', error)
      if (store.getState().auth.role) setTimeout(() => void verify(), RETRY_MS)
    }
  }

  /**
   * Checks the session again after the API has denied access, because the person's rights may have changed.
   */
  function recheckAccess(): Promise<void> {
    return store.getState().auth.role ? verify() : showSuspension()
  }

  /** Uses the cached account while the API is unreachable, and repeats the verification later. */
  async function askLater(error: unknown) {
    console.warn('The session could not be verified.', error)
    const { data, account } = currentSession(store.getState())
    if (!data || account) return
    setTimeout(() => void verify(), RETRY_MS)
    const kept = await cachedAccount(data._id)
    const now = currentSession(store.getState())
    if (kept && now.data?._id === kept._id && !now.account) setAccount(kept)
  }

  return { signIn, signOut, updateAccount, verify, adopt, recheckAccess, token: () => bearer }
}

export type SessionActions = ReturnType<typeof createSessionActions>
