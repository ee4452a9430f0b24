import { ApiFailure, call } from '@mentor-connect/api'
import { loginWithPasskey, passkeyLoginOptions } from '@mentor-connect/contract/accounts/passkeys'
import type { ShownCredential } from '@mentor-connect/contract/api/passkeyCredentials'
import type { Grant } from '@mentor-connect/contract/auth'
import { isPasskeyFailure, offerPasskeys, showPasskey, stopAsking } from '@mentor-connect/ui/passkeys'
import { accountGrant } from './accountGrant'

// This file is imported when somebody uses it, with the library that asks the browser for passkeys.
export { PasskeyFailureNote } from './PasskeyFailureNote'
export { stopAsking }

/** @param secondStep true after the password; only the passkeys of that person are then accepted */
export async function logInWithPasskey(secondStep = false): Promise<Grant> {
  return enter(await showPasskey(await optionsOf(secondStep)))
}

/**
 * Offers passkeys in the suggestions of the e-mail field, and logs in with the one that is chosen. Resolves with
 * undefined if the browser has stopped offering them.
 */
export async function logInWithSuggestion(): Promise<Grant | undefined> {
  try {
    return await enter(await offerPasskeys(await optionsOf(false)))
  } catch (error) {
    if (error instanceof ApiFailure && isPasskeyFailure(error)) return undefined
    throw error
  }
}

async function optionsOf(secondStep: boolean) {
  return (await call(passkeyLoginOptions, { body: secondStep ? { secondStep } : {} })).data.options
}

async function enter(credential: ShownCredential) {
  return accountGrant((await call(loginWithPasskey, { body: { credential } })).data)
}
