import { call } from '@mentor-connect/shared/api'
import type { Grant } from '@mentor-connect/shared/auth'
import { signInWithOauth } from '@mentor-connect/shared/contracts/oauth'
import type { useAgreement } from '../useAgreement'

/** Our own session for one of the sign-in service; a new account is made with what the page asked to agree to. */
export async function exchange(token: string, agreement: ReturnType<typeof useAgreement>): Promise<Grant> {
  const { data } = await call(signInWithOauth, { body: { token, ...agreement } })
  const { _id, email, name, isverified } = data.userData
  return { data: { _id, email, name, isverified }, account: data.userData, token: data.token }
}
