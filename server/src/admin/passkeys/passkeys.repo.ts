import type { Instant, Database } from '../../kernel/database/schema'
import type { OperatorChallengesTable, OperatorPasskeysTable } from '../../kernel/database/operatorTables'

/** Finds the operator whom an invitation link invites; undefined if the link is unknown, was used or has expired. */
export function findInvited(db: Database, secretHash: string, now: Instant) {
  return db
    .selectFrom('operators')
    .select(['id', 'email'])
    .where('invitation_hash', '=', secretHash)
    .where('invitation_expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Marks an invitation as used. Returns false if it was used already. */
export async function useInvitation(db: Database, operatorId: string): Promise<boolean> {
  const used = await db
    .updateTable('operators')
    .set({ invitation_hash: null, invitation_expires_at: null })
    .where('id', '=', operatorId)
    .where('invitation_hash', 'is not', null)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

export function passkeysOf(db: Database, operatorId: string): Promise<OperatorPasskeysTable[]> {
  return db
    .selectFrom('operator_passkeys')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .orderBy('created_at')
    .execute()
}

export async function insertPasskey(db: Database, passkey: OperatorPasskeysTable) {
  await db.insertInto('operator_passkeys').values(passkey).execute()
}

/** Finds a passkey with its operator; undefined if the operator is disabled. */
export function findPasskey(db: Database, id: string) {
  return db
    .selectFrom('operator_passkeys')
    .innerJoin('operators', 'operators.id', 'operator_passkeys.operator_id')
    .selectAll('operator_passkeys')
    .where('operator_passkeys.id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

export async function notePasskeyUse(
  db: Database,
  id: string,
  { counter, now }: { counter: number; now: Instant },
) {
  await db.updateTable('operator_passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute()
}

export async function insertChallenge(db: Database, challenge: OperatorChallengesTable, now: Instant) {
  await db.deleteFrom('operator_challenges').where('expires_at', '<=', now).execute()
  await db.insertInto('operator_challenges').values(challenge).execute()
}

type Purpose = OperatorChallengesTable['purpose']

/** Uses a challenge, which works only once. Returns whether it was issued for this purpose and operator. */
export async function useChallenge(
  db: Database,
  challengeHash: string,
  issued: { purpose: Purpose; operatorId: string | null; now: Instant },
): Promise<boolean> {
  const row = await db
    .deleteFrom('operator_challenges')
    .where('challenge_hash', '=', challengeHash)
    .returning(['purpose', 'operator_id', 'expires_at'])
    .executeTakeFirst()
  return (
    row?.purpose === issued.purpose && row.operator_id === issued.operatorId && row.expires_at > issued.now
  )
}
