import type { OperatorRole } from '@mentor-connect/contract/rules/operatorRoles'
import type { Instant, Database } from '../../kernel/database/schema'

/** The operator who makes the request, with the times of the session. */
export interface AdmittedOperator {
  id: string
  email: string
  role: OperatorRole
  sessionId: string
  lastUsedAt: Instant
  passkeyUsedAt: Instant
}

export async function insertOperatorSession(
  db: Database,
  { idHash, operatorId, now }: { idHash: string; operatorId: string; now: Instant },
) {
  const times = { created_at: now, last_used_at: now, passkey_used_at: now }
  await db
    .insertInto('operator_sessions')
    .values({ id_hash: idHash, operator_id: operatorId, ...times })
    .execute()
}

/**
 * Finds a session that has not ended, with its operator.
 *
 * @param since a session has ended if it was last used before `usedAfter` or opened before `openedAfter`
 */
export function findOperatorSession(
  db: Database,
  idHash: string,
  since: { usedAfter: Instant; openedAfter: Instant },
): Promise<AdmittedOperator | undefined> {
  return db
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.id', 'operator_sessions.operator_id')
    .select(['operators.id', 'email', 'role', 'id_hash as sessionId'])
    .select(['last_used_at as lastUsedAt', 'passkey_used_at as passkeyUsedAt'])
    .where('id_hash', '=', idHash)
    .where('last_used_at', '>', since.usedAfter)
    .where('operator_sessions.created_at', '>', since.openedAfter)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

export async function noteOperatorSessionUse(db: Database, idHash: string, now: Instant) {
  await db.updateTable('operator_sessions').set({ last_used_at: now }).where('id_hash', '=', idHash).execute()
}

export async function noteConfirmation(db: Database, idHash: string, now: Instant) {
  await db
    .updateTable('operator_sessions')
    .set({ last_used_at: now, passkey_used_at: now })
    .where('id_hash', '=', idHash)
    .execute()
}

export async function deleteOperatorSession(db: Database, idHash: string) {
  await db.deleteFrom('operator_sessions').where('id_hash', '=', idHash).execute()
}

export async function deleteOldOperatorSessions(db: Database, usedBefore: Instant) {
  await db.deleteFrom('operator_sessions').where('last_used_at', '<=', usedBefore).execute()
}
