import type { SessionActions } from './sessionActions'

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
