import type { Grant } from '@mentor-connect/contract/auth'
import type { signInWithOauth } from '@mentor-connect/contract/accounts/oauth'
import type { ReplyOf } from '@mentor-connect/contract/api/endpoint'

/** Converts the response of an exchange with a sign-in service to a grant. */
export function grantOf({ userData, token }: ReplyOf<typeof signInWithOauth>): Grant {
  const { _id, email, name, isverified } = userData
  return { data: { _id, email, name, isverified }, account: userData, token }
}
