import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Instant } from './columnTypes'

/** Actions that a restored backup must not undo. Contains only ids; rows are kept as long as older backups may exist. */
export interface RestoreJournalTable {
  id: string
  at: Instant
  kind:
    | 'account-erased'
    | 'account-suspended'
    | 'account-reinstated'
    | 'mentor-approved'
    | 'mentor-rejected'
    | 'certificate-revoked'
    | 'certificate-replaced'
    | 'key-retired'
    | 'guardian-consent-ended'
    | 'mentor-check-withdrawn'
    | 'passkey-removed'
    | 'recovery-code-used'
    | 'recovery-codes-replaced'
    | 'second-factor-on'
    | 'second-factor-off'
  /** Id of the person, certificate, check, passkey, recovery code or key. */
  subject: string
  /** The role of the account concerned. */
  role: Role | null
  /**
   * For a deletion, the data that is kept. For a revocation, the certificate's index in the status lists, if it was
   * signed; for a replacement also the id of the new certificate. For a suspension, when it ends automatically.
   */
  detail: 'keep-certificates' | `status-${number}` | `${string}by-${string}` | `until-${Instant}` | null
  /** The time at which the entry was copied to the file store; null if it was not copied yet. */
  copied_at: Instant | null
}
