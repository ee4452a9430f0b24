import type { AccessChanges, PersonAccess } from '@mentor-connect/contract/trust/restrictions'
import type { ChatRestriction } from '@mentor-connect/contract/trust/restrictionCodes'
import type { Instant, Database } from '../database/schema'

/**
 * Stores the changes that are newer than the stored state. Returns the people whose restriction has changed.
 */
export function storeAccessChanges(db: Database, { people, endedSessions }: AccessChanges, now: Instant) {
  return db.transaction().execute(async (tx) => {
    const changed: PersonAccess[] = []
    // Rows are stored in a fixed order, so that two concurrent calls cannot deadlock.
    for (const person of [...people].sort((a, b) => (a.userId < b.userId ? -1 : 1)))
      if (await storePersonAccess(tx, person)) changed.push(person)
    await insertEndedSessions(tx, endedSessions, now)
    return changed
  })
}

async function storePersonAccess(tx: Database, { userId, version, restriction, isLimited }: PersonAccess) {
  const is_limited = isLimited ? 1 : 0
  const before = await tx
    .selectFrom('person_access')
    .select('restriction')
    .where('person_id', '=', userId)
    .executeTakeFirst()
  const row = await tx
    .insertInto('person_access')
    .values({ person_id: userId, version, restriction, is_limited })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ version, restriction, is_limited })
        .where('person_access.version', '<', version),
    )
    .returning('version')
    .executeTakeFirst()
  return row !== undefined && (before?.restriction ?? null) !== restriction
}

async function insertEndedSessions(tx: Database, sessionIds: string[], now: Instant) {
  if (sessionIds.length === 0) return
  await tx
    .insertInto('ended_sessions')
    .values(sessionIds.map((session_id) => ({ session_id, ended_at: now })))
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .execute()
}

export async function restrictionOf(db: Database, personId: string): Promise<ChatRestriction | null> {
  const row = await db
    .selectFrom('person_access')
    .select('restriction')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.restriction ?? null
}

export async function hasEnded(db: Database, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('ended_sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return row !== undefined
}

const PER_QUERY = 400

/** Returns the people among the given ones who are restricted. */
export async function restrictedAmong(db: Database, personIds: string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const some of chunks(personIds)) {
    const rows = await db
      .selectFrom('person_access')
      .select('person_id')
      .where('person_id', 'in', some)
      .where('restriction', 'is not', null)
      .execute()
    for (const row of rows) found.add(row.person_id)
  }
  return found
}

/** Returns the sessions among the given ones that have ended. */
export async function endedAmong(db: Database, sessionIds: string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const some of chunks(sessionIds)) {
    const rows = await db
      .selectFrom('ended_sessions')
      .select('session_id')
      .where('session_id', 'in', some)
      .execute()
    for (const row of rows) found.add(row.session_id)
  }
  return found
}

export async function deleteEndedSessions(db: Database, endedBefore: Instant) {
  await db.deleteFrom('ended_sessions').where('ended_at', '<', endedBefore).execute()
}

const accessOf = (column: string, property: string) =>
  `case when exists (select 1 from person_access where person_id = ${column} and ${property}) then 1 else 0 end`

/** SQL text: 1 if the person in this column is restricted, otherwise 0. */
export const restrictedIn = (column: string) => accessOf(column, 'restriction is not null')

/** SQL text: 1 if the person in this column may not start new conversations, otherwise 0. */
export const limitedIn = (column: string) => accessOf(column, 'is_limited = 1')

/** Resolves to true if this person may not start new conversations. */
export async function hasLimit(db: Database, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('person_access')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('is_limited', '=', 1)
    .executeTakeFirst()
  return row !== undefined
}

function* chunks(ids: string[]) {
  for (let at = 0; at < ids.length; at += PER_QUERY) yield ids.slice(at, at + PER_QUERY)
}
