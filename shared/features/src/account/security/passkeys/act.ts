import type { OwnPasskey } from '@mentor-connect/contract/accounts/passkeys'

/** A change that the owner wants to make. */
export type Act =
  | { kind: 'add' }
  | { kind: 'remove'; passkey: OwnPasskey }
  | { kind: 'turn-on' }
  | { kind: 'turn-off' }
  | { kind: 'renew-codes' }

/** The step of a change that the dialog shows; recovery codes come at the end. */
export type Step = { kind: 'proof' | 'confirm'; act: Act } | { kind: 'codes'; codes: string[] }
