import type { SessionActions } from './sessionActions'

/** A route change asks the server at most once in this time, in ms. */
export const VERIFY_THROTTLE_MS = 1000

/** Re-verifies on route changes, at most once a second. */
export function createRouteVerifier(actions: Pick<SessionActions, 'verify'>): () => void {
  let resting = false
  return () => {
    if (resting) return
    resting = true
    setTimeout(() => (resting = false), VERIFY_THROTTLE_MS)
    void actions.verify()
  }
}

/** Follows sign-ins and sign-outs of other tabs: a write to storage is the hint, the server decides. */
export function watchOtherTabs(adopt: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === 'auth' || event.key === null) adopt()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
