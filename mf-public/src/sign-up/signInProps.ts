import type { Grant } from '@mentor-connect/contract/auth'

/** Props of every sign-in service. */
export interface ServiceSignInProps {
  /** True as soon as the person has begun to use the forms. Only then is a vendor's SDK loaded. */
  isWanted: boolean
  /** True to show the consent note for a new account, if the form next to the button does not. */
  withConsent: boolean
  /** Called after a sign-in. @param cameWith location state with which this page was opened before the redirect */
  onSignedIn: (grant: Grant, cameWith: unknown) => void
  /** Called instead if the account also asks for a passkey or a recovery code. */
  onSecondStep: () => void
}
