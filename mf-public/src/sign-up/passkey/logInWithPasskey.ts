import { ApiFailure, call } from '@mentor-connect/api'
import { loginWithPasskey, passkeyLoginOptions } from '@mentor-connect/contract/accounts/passkeys'
import type { ShownCredential } from '@mentor-connect/contract/api/passkeyCredentials'
import type { Grant } from '@mentor-connect/contract/auth'
import { isPasskeyFailure, offerPasskeys, showPasskey, stopAsking } from '@mentor-connect/features/passkeys'
import { accountGrant } from './accountGrant'

// This file is imported only when a passkey is used, because it includes the library that asks the browser
// for passkeys.
export { PasskeyFailureNote } from './PasskeyFailureNote'
export { stopAsking }

/** @param secondStep true after the password; only the passkeys of that person are then accepted */
export async function logInWithPasskey(secondStep = false): Promise<Grant> {
  return enter(await showPasskey(await optionsOf(secondStep)))
}

/**
 * Offers passkeys in the suggestions of the e-mail field, and logs in with the one that is chosen. Resolves with
 * undefined if the browser has stopped offering them.
 *
 * @param isWanted false as soon as the button is used: offering passkeys would end its request
 */
export async function logInWithSuggestion(isWanted: () => boolean): Promise<Grant | undefined> {
  try {
    const options = await optionsOf(false)
    return isWanted() ? await enter(await offerPasskeys(options)) : undefined
  } catch (error) {
    if (error instanceof ApiFailure && isPasskeyFailure(error)) return undefined
    throw error
  }
}

let earlier: Promise<unknown> = Promise.resolve()

/**
 * The two requests are sent one after the other, because the first one sets the cookie to which both
 * challenges belong.
 */
function optionsOf(secondStep: boolean) {
  const body = secondStep ? { secondStep } : {}
  const options = earlier.then(async () => (await call(passkeyLoginOptions, { body })).data.options)
  earlier = options.catch(() => undefined)
  return options
}

async function enter(credential: ShownCredential) {
  return accountGrant((await call(loginWithPasskey, { body: { credential } })).data)
}
