import type { Database } from '../../kernel/database/schema'
import type { JournalEntry } from '../../kernel/restore-journal/restoreJournal.repo'
import { forgetDevicesOf } from '../session/knownDevices.repo'
import { passkeysOf } from './passkeys.repo'

// After a backup is restored, repeats the changes that people made to their passkeys since the backup.
// Passkeys and recovery codes that were added since then are lost.

type Entry = Pick<JournalEntry, 'subject' | 'at' | 'role'>

/**
 * Removes a passkey again. If it is the only one in the backup, the second factor is turned off, because the
 * person could not use it.
 */
export async function deletePasskeyAgain(tx: Database, { subject }: Entry) {
  const removed = await tx
    .deleteFrom('passkeys')
    .where('id', '=', subject)
    .returning('person_id')
    .executeTakeFirst()
  if (!removed || (await passkeysOf(tx, removed.person_id)).length > 0) return
  await endFactor(tx, removed.person_id)
}

export async function useCodeAgain(tx: Database, { subject, at }: Entry) {
  await tx.updateTable('recovery_codes').set({ used_at: at }).where('id', '=', subject).execute()
}

/** Makes the recovery codes of the backup invalid; those that had replaced them are lost. */
export async function replaceCodesAgain(tx: Database, { subject }: Entry) {
  await tx.deleteFrom('recovery_codes').where('person_id', '=', subject).execute()
}

/** Turns the second factor on again, unless the passkey for it was added after the backup. */
export async function turnOnAgain(tx: Database, { subject, role, at }: Entry) {
  if ((await passkeysOf(tx, subject)).length === 0) return
  await tx
    .insertInto('second_factors')
    .values({ person_id: subject, role: role ?? 'user', created_at: at, ends_at: null })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .execute()
  await forgetDevicesOf(tx, subject)
}

export const turnOffAgain = (tx: Database, { subject }: Entry) => endFactor(tx, subject)

async function endFactor(tx: Database, personId: string) {
  await tx.deleteFrom('second_factors').where('person_id', '=', personId).execute()
  await tx.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
}
