import { isPublishableKey } from '@clerk/shared/keys'
import { SIGN_IN_PATH } from '@mentor-connect/contract/api/oauth'
import { address } from './readers'

/** Parsers of the sign-in service's settings, with the vendor SDK's own validation. */

export function publishableKey(value: string) {
  if (!isPublishableKey(value))
    throw new Error(
      'is not a publishable key: copy the one that begins with pk_live_ or pk_test_ from the dashboard of the sign-in service.',
    )
  return value
}

/** The message does not contain the value. */
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
