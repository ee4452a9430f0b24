import type { Session } from '../auth'
import { aLearner, aMentor, SIGNED_OUT, signedIn } from './factories'

/** Every kind of session that the contract allows, by name. A remote must bear each of them on each of its screens. */
export const CONTRACT_SESSIONS: Record<string, Session> = {
  'nobody signed in': SIGNED_OUT,
  'a learner whose account is still being restored': { ...signedIn(), account: null } as Session,
  'a mentor whose account is still being restored': { ...signedIn(aMentor()), account: null } as Session,
  'a learner': signedIn(aLearner()),
  'a mentor': signedIn(aMentor()),
  'a mentor who waits for approval': signedIn(aMentor({ status: 'inactive', isverified: false })),
}
