import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Instant } from './columnTypes'

/**
 * Actions that restoring a backup must not undo. The rows contain only ids. They are kept as long as older
 * backups may exist.
 */
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
  /** Role of the account to which the action applies. */
  role: Role | null
  /**
   * For a deletion, the data that is kept. For a revocation, the certificate's index in the status lists, if
   * it was signed; for a replacement, also the id of the new certificate. For a suspension, the time at which
   * it ends automatically.
   */
  detail: 'keep-certificates' | `status-${number}` | `${string}by-${string}` | `until-${Instant}` | null
  /** The time at which the entry was copied to the file store; null if it was not copied yet. */
  copied_at: Instant | null
}
