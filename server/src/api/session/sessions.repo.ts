import type { Kysely } from 'kysely'
import type { Session } from '../../platform/http/access'
import type { ApiDatabase, Instant, SessionsTable } from '../database/schema'

export async function insertSession(db: Kysely<ApiDatabase>, session: SessionsTable) {
  await db.insertInto('sessions').values(session).execute()
}

export async function findLiveSession(
  db: Kysely<ApiDatabase>,
  idHash: string,
  now: Instant,
): Promise<Session | null> {
  const row = await db
    .selectFrom('sessions')
    .leftJoin('mentors', 'mentors.id', 'sessions.person_id')
    .select(['id_hash', 'person_id', 'role', 'mentors.status'])
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const isActiveMentor = row.role === 'mentor' && row.status === 'active'
  return { personId: row.person_id, role: row.role, sessionId: row.id_hash, isActiveMentor }
}

export async function deleteSessions(db: Kysely<ApiDatabase>, idHashes: string[]) {
  if (idHashes.length > 0) await db.deleteFrom('sessions').where('id_hash', 'in', idHashes).execute()
}

/** Logs a person out of every browser. */
export async function deleteSessionsOf(db: Kysely<ApiDatabase>, personId: string) {
  await db.deleteFrom('sessions').where('person_id', '=', personId).execute()
}

export async function deleteExpiredSessions(db: Kysely<ApiDatabase>, now: Instant) {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
