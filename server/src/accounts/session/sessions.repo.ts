import type { Insertable, Selectable } from 'kysely'
import { SESSIONS_SHOWN } from '@mentor-connect/contract/rules/limits'
import { consentDue } from '@mentor-connect/contract/accounts/consent'
import type { Session } from '../../platform/http/access'
import type { Instant, Database } from '../../kernel/database/schema'
import type { SessionsTable } from '../../kernel/database/signInTables'
import { chatRestrictionOf, restrictionOf, type Account, type Age } from '../people/restriction'

export interface FoundSession extends Session {
  createdAt: Instant
  expiresAt: Instant
  lastUsedAt: Instant | null
}

export async function insertSession(db: Database, session: Insertable<SessionsTable>) {
  await db.insertInto('sessions').values(session).execute()
}

/** Selects sessions that have not expired and were used after `usedAfter`. */
function live(db: Database, now: Instant, usedAfter: Instant) {
  return db
    .selectFrom('sessions')
    .where('sessions.expires_at', '>', now)
    .where(({ eb, fn }) => eb(fn.coalesce('sessions.last_used_at', 'sessions.created_at'), '>', usedAfter))
}

/**
 * Finds live sessions by their hashes. The result has the order of the hashes, with null for each hash without
 * a live session.
 */
export async function findLiveSessions(
  db: Database,
  idHashes: string[],
  { now, usedAfter }: { now: Instant; usedAfter: Instant },
): Promise<(FoundSession | null)[]> {
  const rows = await live(db, now, usedAfter)
    .leftJoin('mentors', 'mentors.id', 'sessions.person_id')
    .leftJoin('sanctions', 'sanctions.suspends', 'sessions.person_id')
    .leftJoin('learners', 'learners.id', 'sessions.person_id')
    .leftJoin('guardian_consents', 'guardian_consents.learner_id', 'sessions.person_id')
    .select(['id_hash', 'sessions.person_id', 'sessions.role', 'device_id'])
    .select(['mentors.status as mentorStatus', 'sanctions.imposed_at as suspendedAt'])
    .select(['learners.is_minor as isMinor', 'guardian_consents.state as guardianConsent'])
    .select(['sessions.created_at', 'sessions.expires_at', 'sessions.last_used_at'])
    .select(({ selectFrom }) =>
      selectFrom('consents')
        .whereRef('consents.person_id', '=', 'sessions.person_id')
        .select(({ fn }) => fn.max('consents.version').as('version'))
        .as('agreed'),
    )
    .where('id_hash', 'in', [...new Set(idHashes)])
    .execute()
  const found = new Map(rows.map((row) => [row.id_hash, foundSession(row)]))
  return idHashes.map((idHash) => found.get(idHash) ?? null)
}

type SessionRow = Omit<Selectable<SessionsTable>, 'browser' | 'system' | 'proved_at'> &
  Account &
  Age & { agreed: string | null }

function foundSession(row: SessionRow): FoundSession {
  const restriction = restrictionOf(row)
  const chatRestriction = chatRestrictionOf(row)
  return {
    personId: row.person_id,
    role: row.role,
    sessionId: row.id_hash,
    deviceId: row.device_id,
    isActiveMentor: row.role === 'mentor' && !restriction,
    ...(restriction && { restriction }),
    ...(chatRestriction && { chatRestriction }),
    ...(consentDue(row.agreed) === 'agreement' && { mustAgree: true }),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  }
}

/**
 * Returns a person's live sessions, up to the number that is shown: the session `first`, then the others by
 * last use, latest first.
 */
export function findLiveSessionsOf(
  db: Database,
  personId: string,
  { now, usedAfter, first }: { now: Instant; usedAfter: Instant; first: string },
) {
  return live(db, now, usedAfter)
    .select(['id_hash', 'created_at', 'last_used_at', 'browser', 'system'])
    .where('person_id', '=', personId)
    .orderBy(({ eb }) => eb.case().when('id_hash', '=', first).then(0).else(1).end())
    .orderBy(({ fn }) => fn.coalesce('last_used_at', 'created_at'), 'desc')
    .orderBy('id_hash')
    .limit(SESSIONS_SHOWN)
    .execute()
}

/** Returns the time at which the session began, or an empty string if it has ended. */
export async function findSessionBegin(db: Database, idHash: string): Promise<Instant | ''> {
  const row = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('id_hash', '=', idHash)
    .executeTakeFirst()
  return row?.created_at ?? ''
}

/**
 * Returns the time at which the owner last proved his or her identity in the session; an empty string if
 * never.
 */
export async function findSessionProof(db: Database, idHash: string): Promise<Instant | ''> {
  const row = await db
    .selectFrom('sessions')
    .select('proved_at')
    .where('id_hash', '=', idHash)
    .executeTakeFirst()
  return row?.proved_at ?? ''
}

export async function noteSessionProof(db: Database, idHash: string, now: Instant) {
  await db.updateTable('sessions').set({ proved_at: now }).where('id_hash', '=', idHash).execute()
}

export async function noteSessionUse(db: Database, idHash: string, now: Instant) {
  await db.updateTable('sessions').set({ last_used_at: now }).where('id_hash', '=', idHash).execute()
}

export async function deleteSessions(db: Database, idHashes: string[]) {
  if (idHashes.length > 0) await db.deleteFrom('sessions').where('id_hash', 'in', idHashes).execute()
}

/** Ends all sessions of a person, except the session `except`. */
export async function deleteSessionsOf(db: Database, personId: string, except = '') {
  await db.deleteFrom('sessions').where('person_id', '=', personId).where('id_hash', '!=', except).execute()
}

/** Ends one session of a person. Returns its device, or undefined if there is no such session. */
export function deleteSessionOf(db: Database, personId: string, idHash: string) {
  return db
    .deleteFrom('sessions')
    .where('person_id', '=', personId)
    .where('id_hash', '=', idHash)
    .returning('device_id')
    .executeTakeFirst()
}

/**
 * Deletes the sessions that have reached their absolute expiry. Idle sessions stay until then, but cannot be
 * used.
 */
export async function deleteExpiredSessions(db: Database, now: Instant) {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}

export async function countSessions(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Ends the sessions of all people. Returns their number. */
export async function deleteAllSessions(db: Database): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').executeTakeFirst()
  return Number(numDeletedRows)
}
