import type { Instant, Database } from '../../kernel/database/schema'

/** The mentor of each session of a learner that has not begun. */
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

/** How often a learner has moved or cancelled sessions with a mentor since then. Each change is an event. */
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
/** More changes of one session are not looked at, whoever made them. */
const LATEST = 50

/** The keys of the events of a session. */
function latestChanges(id: string, revision: number): string[] {
  const revisions = Array.from({ length: Math.min(revision, LATEST) }, (_, back) => revision - back)
  return revisions.flatMap((number) => CHANGES.map((kind) => `${kind}:${id}:${number}`))
}
