import { ApiFailure, call } from '@mentor-connect/api'
import {
  confirmOptions,
  confirmPasskey,
  registerPasskey,
  registrationOptions,
  signIn,
  signInOptions,
} from '@mentor-connect/contract/admin/passkeys'
import type { BodyOf } from '@mentor-connect/contract/api/endpoint'
import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

type Registered = BodyOf<typeof registerPasskey>['credential']
type Shown = BodyOf<typeof signIn>['credential']

/** Creates a passkey for the invited operator. Returns the number of the operator's passkeys. */
export async function register(invitation: string): Promise<number> {
  const { options } = (await call(registrationOptions, { body: { invitation } })).data
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const credential = (await asked(() => startRegistration({ optionsJSON }))) as unknown as Registered
  return (await call(registerPasskey, { body: { invitation, credential } })).data.passkeys
}

export async function signInWithPasskey() {
  const { options } = (await call(signInOptions, { body: {} })).data
  const credential = await shown(options)
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
    await call(confirmPasskey, { body: { credential: await shown(options) } })
    return act()
  }
}

function shown(options: object): Promise<Shown> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  return asked(() => startAuthentication({ optionsJSON })) as unknown as Promise<Shown>
}

/** Asks the browser for a passkey. Throws an `ApiFailure` if the person cancels or the browser refuses. */
async function asked<Credential>(ask: () => Promise<Credential>): Promise<Credential> {
  try {
    return await ask()
  } catch (error) {
    throw new ApiFailure(0, 'internal', String(error), {}, 'passkey_cancelled')
  }
}
