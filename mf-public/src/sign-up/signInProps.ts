import type { Grant } from '@mentor-connect/contract/auth'

/** Props of every way to sign in other than the forms. */
export interface ServiceSignInProps {
  /** Whether the person has shown that they want to sign in; a vendor's SDK is not loaded before. */
  isWanted: boolean
  /** Shows what a new account agrees to, where the form next to it does not. */
  withConsent: boolean
  /** With what the page was opened with before the service, which says where the person wanted to go. */
  onSignedIn: (grant: Grant, cameWith: unknown) => void
}
