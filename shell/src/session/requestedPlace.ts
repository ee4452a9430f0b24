import { returnPlace } from '@mentor-connect/contract/remote'

let hasSignedOut = false

/**
 * Remembers the protected address that a visitor asked for, which is opened after the login. The page that a person
 * leaves by signing out is not remembered.
 */
export const requestedPlace = {
  remember(address: string): void {
    if (!hasSignedOut) returnPlace.remember(address)
  },

  signedOut(): void {
    hasSignedOut = true
    returnPlace.forget()
  },

  signedIn(): void {
    hasSignedOut = false
  },
}
