import type { Selectable } from 'kysely'
import { recordMentorChange } from '../../accounts/people/mentorPages.repo'
import type { Instant, MentorsTable, Database } from '../../kernel/database/schema'

export type MentorFigures = Pick<Selectable<MentorsTable>, 'reply_rank' | 'active_week'>

export function activeMentorsAfter(db: Database, after: string, limit: number) {
  return db
    .selectFrom('mentors')
    .select(['id', 'reply_rank', 'active_week'])
    .where('status', '=', 'active')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/**
 * Returns the time at which each of these people last used the site, by id. People without a session are
 * missing.
 */
export async function lastSeen(db: Database, ids: string[]): Promise<Map<string, Instant>> {
  const rows = await db
    .selectFrom('sessions')
    .select(({ fn }) => ['person_id', fn.max('last_used_at').as('at')])
    .where('person_id', 'in', ids)
    .groupBy('person_id')
    .execute()
  return new Map(rows.flatMap(({ person_id, at }) => (at === null ? [] : [[person_id, at] as const])))
}

/** Stores the figures of a mentor, and records that the mentor's pages have changed. */
export async function writeFigures(db: Database, id: string, figures: MentorFigures) {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('mentors').set(figures).where('id', '=', id).execute()
    await recordMentorChange(tx, id)
  })
}
