import type { Instant, Database } from '../../kernel/database/schema'

/** Ids of the mentors of a learner's sessions that have not begun, one for each session. */
export async function openSessionsOf(db: Database, learnerId: string, now: Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('meetings')
    .select('mentor_id')
    .where('learner_id', '=', learnerId)
    .where('state', '=', 'booked')
    .where('starts_at', '>', now)
    .execute()
  return rows.map(({ mentor_id }) => mentor_id)
}

/**
 * Number of times that a learner has moved or cancelled sessions with a mentor since the given time. Each
 * change has an event, and these are counted.
 */
export async function changesSince(
  db: Database,
  { learner_id, mentor_id }: { learner_id: string; mentor_id: string },
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
/** Largest number of a session's latest revisions that are looked at, whoever made them. */
const LATEST = 50

/** The keys that the events of a session's latest changes may have. */
function latestChanges(id: string, revision: number): string[] {
  const revisions = Array.from({ length: Math.min(revision, LATEST) }, (_, back) => revision - back)
  return revisions.flatMap((number) => CHANGES.map((kind) => `${kind}:${id}:${number}`))
}
