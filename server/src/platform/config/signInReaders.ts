import { isPublishableKey } from '@clerk/shared/keys'
import { SIGN_IN_PATH } from '@mentor-connect/contract/accounts/oauth'
import { LOOPBACK } from './reach'
import { address } from './readers'

/** Parsers of the sign-in services' settings, with the vendor SDK's own validation. */

export function publishableKey(value: string) {
  if (!isPublishableKey(value))
    throw new Error(
      'is not a publishable key: copy the one that begins with pk_live_ or pk_test_ from the dashboard of the sign-in service.',
    )
  return value
}

/** Parses the vendor's secret key. The error message does not contain the value. */
export function vendorSecretKey(value: string) {
  if (!/^sk_(live|test)_\w+$/.test(value))
    throw new Error(
      'is not a secret key: copy the one that begins with sk_live_ or sk_test_ from the dashboard of the sign-in service.',
    )
  return value
}

export function proxyAddress(value: string) {
  if (value === SIGN_IN_PATH) return value
  if (!value.startsWith('https://'))
    throw new Error(`is "${value}": set it to ${SIGN_IN_PATH} or to an https address.`)
  address(URL.canParse(value) ? new URL(value).origin : value)
  return value.replace(/\/$/, '')
}

/** Parses the address of an issuer. Returns it unchanged, because it is compared character by character. */
export function issuerAddress(value: string) {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isReached = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname))
  if (!url || !isReached || url.search || url.hash || url.username)
    throw new Error(
      'is not an issuer: set it to the https address that the provider names as "issuer", without a query.',
    )
  return value
}

const NAME_MAX = 40

/** Parses a provider's name, which must be short enough for a button. */
export function providerName(value: string) {
  if ([...value].length > NAME_MAX) throw new Error(`is too long: set it to at most ${NAME_MAX} characters.`)
  return value
}
