import { ApiFailure } from '@mentor-connect/api'
import { SECOND_FACTOR_NEEDED } from '@mentor-connect/contract/accounts/passkeys'

/** Returns true if a log-in was refused because the account also asks for a passkey or a recovery code. */
export const needsSecondStep = (error: unknown) =>
  error instanceof ApiFailure && error.reason === SECOND_FACTOR_NEEDED
