import { STATUS_LIST_LENGTH } from '../../learning/certificates/credential/bitstring'
import type { Database } from '../../kernel/database/schema'

/** Deletes from a restored database what must not become valid again, and skips numbers that may be in use. */
export async function invalidateRestored(tx: Database) {
  // Since the backup, a session may have been ended, a link used and a password changed.
  for (const table of ['sessions', 'password_resets', 'email_changes', 'signups', 'sign_up_links'] as const)
    await tx.deleteFrom(table).execute()
  await resendAccessChanges(tx)
  // Certificates issued since the backup have status indexes that must not be reused: the next ones start in a new list.
  await tx
    .updateTable('status_counter')
    .set((eb) => ({ next: eb('next', '+', STATUS_LIST_LENGTH) }))
    .execute()
  // The copy in the file store may have been lost as well.
  await tx.updateTable('restore_journal').set({ copied_at: null }).execute()
}

/** The chat database was backed up at another time, so its access data may differ: everything is sent again. */
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
