import {
  LAST_PASSKEY,
  PASSKEY_MISSING,
  PASSKEYS_FULL,
  SECOND_FACTOR_OFF,
} from '@mentor-connect/contract/accounts/passkeys'
import { conflict } from '../../platform/http/errors'

const MESSAGES = {
  [LAST_PASSKEY]: 'This is your last passkey. Turn the second factor off before you remove it.',
  [PASSKEY_MISSING]: 'Add a passkey first.',
  [PASSKEYS_FULL]: 'You have as many passkeys as an account can have. Remove one first.',
  [SECOND_FACTOR_OFF]: 'Recovery codes exist only while the second factor is on.',
}

/** Creates the error for a change that the existing passkeys or the second factor do not allow. */
export const passkeyConflict = (reason: keyof typeof MESSAGES) => conflict(reason, MESSAGES[reason])
