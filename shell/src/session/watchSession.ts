import type { SessionActions } from './sessionActions'
import type { SessionStore } from './store'

/** Minimum interval between verifications on route changes, in ms. */
export const VERIFY_THROTTLE_MS = 1000

/** Verifies the session on route changes, at most once a second. */
export function createRouteVerifier(actions: Pick<SessionActions, 'verify'>): () => void {
  let resting = false
  return () => {
    if (resting) return
    resting = true
    setTimeout(() => (resting = false), VERIFY_THROTTLE_MS)
    void actions.verify()
  }
}

/** Follows sign-ins and sign-outs of other tabs. A storage event is only the trigger; the server decides. */
export function watchOtherTabs(adopt: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === 'auth' || event.key === null) adopt()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Calls `act` when the role changes, in this tab or another. Guards are loaders, so they must run again then. */
export function whenRoleChanges(store: SessionStore, act: () => void) {
  let { role } = store.getState().auth
  store.subscribe(() => {
    const now = store.getState().auth.role
    if (now === role) return
    role = now
    act()
  })
}

/** Calls `act` after a sign-out, an expired session or a sign-in of another person, in this tab or another. */
export function whenPersonLeaves(store: SessionStore, act: () => void) {
  let person = store.getState().auth.data?._id
  store.subscribe(() => {
    const before = person
    person = store.getState().auth.data?._id
    if (before && before !== person) act()
  })
}
