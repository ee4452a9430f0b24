/** Reasons why a browser has returned no passkey, as `reason` of an ApiFailure. */
const PASSKEY_FAILURES = [
  /** Nobody has confirmed in time, or this device has no passkey for the site. */
  'passkey_cancelled',
  'passkey_unsupported',
  /** The device already has a passkey of the account. */
  'passkey_present',
  /** The server does not create passkeys for the address of this page. */
  'passkey_wrong_site',
] as const
export type PasskeyFailure = (typeof PASSKEY_FAILURES)[number]

export const isPasskeyFailure = ({ reason }: { reason?: string }) =>
  PASSKEY_FAILURES.some((one) => one === reason)
