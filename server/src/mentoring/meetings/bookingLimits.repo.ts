import type { Instant, Database } from '../../kernel/database/schema'

/**
 * Returns the mentor's id for each of a learner's single sessions that have not begun. An id can occur
 * several times.
 */
export async function openSessionsOf(db: Database, learnerId: string, now: Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('meetings')
    .select('mentor_id')
    .where('learner_id', '=', learnerId)
    .where('state', '=', 'booked')
    .where('starts_at', '>', now)
    .where('series_id', 'is', null)
    .execute()
  return rows.map(({ mentor_id }) => mentor_id)
}

interface Pair {
  learner_id: string
  mentor_id: string
}

/**
 * Returns the number of times that a learner has moved or cancelled sessions or a series with a mentor since
 * the given time.
 */
export const changesSince = async (db: Database, pair: Pair, since: Instant): Promise<number> =>
  (await endedSeriesSince(db, pair, since)) + (await sessionChangesSince(db, pair, since))

/** Cancelling the rest of a series counts as one change, because the mentor gets one notification for it. */
async function endedSeriesSince(db: Database, { learner_id, mentor_id }: Pair, since: Instant) {
  const { count } = await db
    .selectFrom('meeting_series')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('mentor_id', '=', mentor_id)
    .where('learner_id', '=', learner_id)
    .where('ended_by', '=', 'learner')
    .where('ended_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Counts the events of session changes. Each change of a session has one event. */
async function sessionChangesSince(
  db: Database,
  { learner_id, mentor_id }: Pair,
  since: Instant,
): Promise<number> {
  const changed = await db
    .selectFrom('meetings')
    .select(['id', 'revision'])
    .where('learner_id', '=', learner_id)
    .where('mentor_id', '=', mentor_id)
    .where('revision', '>', 0)
    .where('changed_at', '>', since)
    .execute()
  if (changed.length === 0) return 0
  const keys = changed.flatMap(({ id, revision }) => latestChanges(id, Number(revision)))
  const { count } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('dedupe_key', 'in', keys)
    .where('actor', '=', learner_id)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const CHANGES = ['session-moved', 'session-cancelled'] as const
/** Maximum number of a session's latest revisions that are checked, whichever side made them. */
const LATEST = 50

/** Returns the keys that the events of a session's latest changes can have. */
function latestChanges(id: string, revision: number): string[] {
  const revisions = Array.from({ length: Math.min(revision, LATEST) }, (_, back) => revision - back)
  return revisions.flatMap((number) => CHANGES.map((kind) => `${kind}:${id}:${number}`))
}
