import { call } from '@mentor-connect/api'
import type { Grant } from '@mentor-connect/contract/auth'
import { signInWithOauth } from '@mentor-connect/contract/api/oauth'
import { grantOf } from '../grantOf'
import type { useAgreement } from '../useAgreement'

/** Exchanges a session of the sign-in service for our own. A new account records the consent that the page asked for. */
export async function exchange(token: string, agreement: ReturnType<typeof useAgreement>): Promise<Grant> {
  return grantOf((await call(signInWithOauth, { body: { token, ...agreement } })).data)
}
