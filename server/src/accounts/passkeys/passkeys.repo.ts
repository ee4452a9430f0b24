import { recordForRestore } from '../../kernel/restore-journal/restoreJournal.repo'
import type { PasskeyChallengesTable, PasskeysTable } from '../../kernel/database/passkeyTables'
import type { Database, Instant } from '../../kernel/database/schema'
import type { Person } from '../people/person.repo'

/** Returns a person's passkeys, oldest first. There are few of them (`PASSKEYS_MAX`). */
export function passkeysOf(db: Database, personId: string): Promise<PasskeysTable[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function findByCredential(db: Database, credentialId: string): Promise<PasskeysTable | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()
}

export async function insertPasskey(db: Database, passkey: PasskeysTable) {
  await db.insertInto('passkeys').values(passkey).execute()
}

/** Records a use. Returns false if the passkey was removed in the meantime. */
export async function notePasskeyUse(
  db: Database,
  id: string,
  { counter, isSynced, now }: { counter: number; isSynced: boolean; now: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, is_synced: isSynced ? 1 : 0, last_used_at: now })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes a passkey for good. */
export async function deletePasskey(tx: Database, { id, role }: PasskeysTable, now: Date) {
  await tx.deleteFrom('passkeys').where('id', '=', id).execute()
  await recordForRestore(tx, { kind: 'passkey-removed', subject: id, role }, now)
}

/**
 * Removes all passkeys of an account that is handed over to somebody else, because a stranger may have added
 * them. If the account has a second factor, they stay: the new owner has to use one of them to log in.
 */
export async function removeForeignPasskeys(tx: Database, { id }: Pick<Person, 'id'>, now: Date) {
  const factor = await tx
    .selectFrom('second_factors')
    .select('person_id')
    .where('person_id', '=', id)
    .executeTakeFirst()
  if (factor) return
  for (const passkey of await passkeysOf(tx, id)) await deletePasskey(tx, passkey, now)
}

export async function insertChallenge(db: Database, challenge: PasskeyChallengesTable, now: Instant) {
  await deleteExpiredChallenges(db, now)
  await db.insertInto('passkey_challenges').values(challenge).execute()
}

type Issued = Pick<PasskeyChallengesTable, 'browser_hash' | 'purpose' | 'person_id'> & { now: Instant }

/** Uses a challenge, which works only once. Returns true if it was issued for this purpose, browser and person. */
export async function useChallenge(db: Database, challengeHash: string, issued: Issued): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challengeHash)
    .returning(['browser_hash', 'purpose', 'person_id', 'expires_at'])
    .executeTakeFirst()
  return (
    row?.purpose === issued.purpose &&
    row.browser_hash === issued.browser_hash &&
    row.person_id === issued.person_id &&
    row.expires_at > issued.now
  )
}

export async function deleteExpiredChallenges(db: Database, now: Instant) {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute()
}
