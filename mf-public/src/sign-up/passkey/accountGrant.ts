import { ApiFailure } from '@mentor-connect/api'
import type { SignedInAccount } from '@mentor-connect/contract/accounts/auth'
import type { Grant } from '@mentor-connect/contract/auth'

/** Converts the response of a log-in as a learner or a mentor to a grant. */
export function accountGrant({ userData, mentorData, token }: SignedInAccount): Grant {
  const account = userData ?? mentorData
  if (!account) throw new ApiFailure(200, 'internal', 'The login was answered without an account.')
  const { _id, email = '', name, isverified } = account
  return { data: { _id, email, name, isverified }, account, token }
}
