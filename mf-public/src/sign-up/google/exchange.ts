import { call } from '@mentor-connect/api'
import type { Grant } from '@mentor-connect/contract/auth'
import { signInWithOauth } from '@mentor-connect/contract/api/oauth'
import type { useAgreement } from '../useAgreement'

/** Exchanges a session of the sign-in service for our own. A new account records the consent that the page asked for. */
export async function exchange(token: string, agreement: ReturnType<typeof useAgreement>): Promise<Grant> {
  const { data } = await call(signInWithOauth, { body: { token, ...agreement } })
  const { _id, email, name, isverified } = data.userData
  return { data: { _id, email, name, isverified }, account: data.userData, token: data.token }
}
