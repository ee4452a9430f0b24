import { lineError } from './enteredText'
import { isPublicHost } from './publicHost'

/**
 * Reason why an entered address is refused.
 *
 * - `not_public`: it leads to the device or the private network of the person who opens it.
 * - `invisible`: it contains invisible characters, or characters that change the direction of the text.
 * - `has_password`: it contains a user name or a password, which can be mistaken for the host.
 */
export type AddressError = 'not_public' | 'invisible' | 'has_password'

const CONTROL = /\p{Cc}/u

/** Checks the host and the characters of an address. The fields themselves check its syntax. */
export function addressError(address: string): AddressError | undefined {
  if (CONTROL.test(address)) return 'invisible'
  // The rules for lines allow invisible characters at both ends. A letter on each side makes them part of the middle,
  // where they are refused.
  const reason = lineError(`a${address}a`)
  if (reason === 'invisible' || reason === 'line_break') return 'invisible'
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined
  const { username, password, hostname } = new URL(address)
  if (username || password) return 'has_password'
  return isPublicHost(hostname) ? undefined : 'not_public'
}
