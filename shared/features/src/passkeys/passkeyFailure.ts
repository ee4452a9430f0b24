/** The reason why a browser has given no passkey: the `reason` of the failure. */
const PASSKEY_FAILURES = [
  /** Nobody has confirmed in time, or this device has no passkey for the site. */
  'passkey_cancelled',
  'passkey_unsupported',
  /** The device already has a passkey of the account. */
  'passkey_present',
  /** The page has an address for which the server makes no passkeys. */
  'passkey_wrong_site',
] as const
export type PasskeyFailure = (typeof PASSKEY_FAILURES)[number]

export const isPasskeyFailure = ({ reason }: { reason?: string }) =>
  PASSKEY_FAILURES.some((one) => one === reason)
