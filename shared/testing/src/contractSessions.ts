import type { Session } from '@mentor-connect/contract/auth'
import { aLearner, aMentor, SIGNED_OUT, signedIn } from './factories'

/** Every kind of session that the contract allows, by name. All screens of a remote must render with each of them. */
export const CONTRACT_SESSIONS: Record<string, Session> = {
  'nobody signed in': SIGNED_OUT,
  'a learner whose account is still being restored': { ...signedIn(), account: null } as Session,
  'a mentor whose account is still being restored': { ...signedIn(aMentor()), account: null } as Session,
  'a learner': signedIn(aLearner()),
  'a mentor': signedIn(aMentor()),
  'a mentor who waits for approval': signedIn(aMentor({ status: 'inactive', isverified: false })),
}

/** Who uses a page: a mentor or a learner in their areas, otherwise a visitor. */
export function sessionFor(address: string): Session {
  if (/^\/mentor(\/|$)/.test(address)) return signedIn(aMentor())
  return /^\/user(\/|$)/.test(address) ? signedIn(aLearner()) : SIGNED_OUT
}
