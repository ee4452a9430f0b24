import { getSessions, getSignInState } from '../contracts/accountSecurity'
import { getDigestPreference } from '../contracts/chat'
import { anOwnSession, aSignInState } from './factories'
import { FakeApi } from './fakeApi'

/** Answers what the settings of a profile ask for. */
export function profileApi(): FakeApi {
  return new FakeApi()
    .answers(getDigestPreference, { enabled: true })
    .answers(getSignInState, aSignInState())
    .answers(getSessions, [anOwnSession()])
}
