import { getSessions, getSignInState } from '@mentor-connect/contract/api/accountSecurity'
import { getDigestPreference } from '@mentor-connect/contract/api/chat'
import { getReports, getSanctions } from '@mentor-connect/contract/api/safety'
import { anOwnSession, aSignInState } from './factories'
import { FakeApi } from './fakeApi'

/** A fake API with the responses that the profile's settings need. */
export function profileApi(): FakeApi {
  return new FakeApi()
    .answers(getDigestPreference, { enabled: true })
    .answers(getSignInState, aSignInState())
    .answers(getSessions, [anOwnSession()])
    .answers(getSanctions, { sanctions: [] })
    .answers(getReports, { reports: [] })
}
