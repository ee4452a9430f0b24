import { ApiFailure } from '@mentor-connect/api'
import type { RegisteredCredential, ShownCredential } from '@mentor-connect/contract/api/passkeyCredentials'
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { PasskeyFailure } from './passkeyFailure'

export { isPasskeyFailure } from './passkeyFailure'
export { usePasskeyFailureText } from './usePasskeyFailureText'

/** Creates a passkey with options from the server. @throws ApiFailure whose `reason` is a `PasskeyFailure` */
export async function createPasskey(options: object): Promise<RegisteredCredential> {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  return (await asked(() => startRegistration({ optionsJSON }))) as unknown as RegisteredCredential
}

/**
 * Asks for a passkey with options from the server. @throws ApiFailure whose `reason` is a `PasskeyFailure`
 */
export async function showPasskey(options: object): Promise<ShownCredential> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  return (await asked(() => startAuthentication({ optionsJSON }))) as unknown as ShownCredential
}

/**
 * Offers passkeys in the suggestions of the field with the autofill token `webauthn`. Resolves when the person has
 * chosen one, which may be never.
 */
export async function offerPasskeys(options: object): Promise<ShownCredential> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  const shown = await asked(() => startAuthentication({ optionsJSON, useBrowserAutofill: true }))
  return shown as unknown as ShownCredential
}

/** Cancels a request for a passkey that the browser still shows. */
export const stopAsking = () => WebAuthnAbortService.cancelCeremony()

async function asked<Credential>(ask: () => Promise<Credential>): Promise<Credential> {
  try {
    return await ask()
  } catch (error) {
    throw new ApiFailure(0, 'internal', String(error), {}, reasonOf(error))
  }
}

/**
 * Browsers report the same error if nobody has confirmed, if there is no passkey, and if the time is over.
 */
function reasonOf(error: unknown): PasskeyFailure {
  if (!browserSupportsWebAuthn()) return 'passkey_unsupported'
  if (!(error instanceof WebAuthnError)) return 'passkey_cancelled'
  return REASONS[error.code] ?? 'passkey_cancelled'
}

const REASONS: Partial<Record<WebAuthnError['code'], PasskeyFailure>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'passkey_present',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'passkey_unsupported',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'passkey_unsupported',
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'passkey_unsupported',
  ERROR_INVALID_DOMAIN: 'passkey_wrong_site',
  ERROR_INVALID_RP_ID: 'passkey_wrong_site',
}
