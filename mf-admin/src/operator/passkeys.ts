import { ApiFailure, call } from '@mentor-connect/api'
import {
  confirmOptions,
  confirmPasskey,
  registerPasskey,
  registrationOptions,
  signIn,
  signInOptions,
} from '@mentor-connect/contract/admin/passkeys'
import { createPasskey, showPasskey } from '@mentor-connect/features/passkeys'

/** Creates a passkey for the invited operator. Returns the number of the operator's passkeys. */
export async function register(invitation: string): Promise<number> {
  const { options } = (await call(registrationOptions, { body: { invitation } })).data
  const credential = await createPasskey(options)
  return (await call(registerPasskey, { body: { invitation, credential } })).data.passkeys
}

export async function signInWithPasskey() {
  const { options } = (await call(signInOptions, { body: {} })).data
  const credential = await showPasskey(options)
  return (await call(signIn, { body: { credential } })).data
}

/**
 * Runs an action. If the server answers that the last passkey check is too old, asks for a passkey and runs it again.
 */
export async function withFreshPasskey<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.reason !== 'passkey_needed') throw error
    const { options } = (await call(confirmOptions, { body: {} })).data
    await call(confirmPasskey, { body: { credential: await showPasskey(options) } })
    return act()
  }
}
