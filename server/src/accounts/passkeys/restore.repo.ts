import type { Database } from '../../kernel/database/schema'
import type { JournalEntry } from '../../kernel/restore-journal/restoreJournal.repo'
import { forgetDevicesOf } from '../session/knownDevices.repo'
import { passkeysOf } from './passkeys.repo'

// Repeats what people have done to their passkeys after a backup that is restored. Passkeys that were added since then
// are lost, as are recovery codes.

type Entry = Pick<JournalEntry, 'subject' | 'at' | 'role'>

/** Removes a passkey again. If it is the only one that the backup holds, the second factor ends: nobody could show it. */
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

/** The codes of the backup no longer work; those that have replaced them are lost. */
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
