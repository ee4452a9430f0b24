import { STATUS_LIST_LENGTH } from '../../learning/certificates/credential/bitstring'
import type { Database } from '../../kernel/database/schema'

const INVALID_TABLES = [
  'sessions',
  'password_resets',
  'email_changes',
  'signups',
  'sign_up_links',
  'passkey_challenges',
  'second_steps',
] as const

/**
 * Deletes sessions, links and similar data from a restored database, because they must not become valid
 * again. Skips numbers that may already be in use.
 */
export async function invalidateRestored(tx: Database) {
  // Since the backup, sessions may have been ended, links used and passwords changed.
  for (const table of INVALID_TABLES) await tx.deleteFrom(table).execute()
  // A device that its owner has removed from the known devices since the backup must not replace the second
  // factor.
  const asked = tx.selectFrom('second_factors').select('person_id')
  await tx.deleteFrom('known_devices').where('person_id', 'in', asked).execute()
  await resendAccessChanges(tx)
  // Status indexes of certificates that were issued since the backup must not be reused, so the next
  // certificates start a new list.
  await tx
    .updateTable('status_counter')
    .set((eb) => ({ next: eb('next', '+', STATUS_LIST_LENGTH) }))
    .execute()
  // The copy in the file store may have been lost as well.
  await tx.updateTable('restore_journal').set({ copied_at: null }).execute()
}

/**
 * Marks all access changes to be sent to chat again. The chat database was backed up at another time, so its
 * data may differ.
 */
async function resendAccessChanges(tx: Database) {
  const seconds = Math.floor(Date.now() / 1000)
  await tx
    .updateTable('account_access')
    .set((eb) => ({
      version: eb
        .case()
        .when('version', '<', seconds)
        .then(seconds)
        .else(eb('version', '+', 1))
        .end(),
      chat_knows: 0,
    }))
    .execute()
}
