import { PLACED_STATES } from '@mentor-connect/contract/mentoring/mentorship'
import { PLAN_CHANGES_SHOWN } from '@mentor-connect/contract/learning/planLimits'
import type { Insertable } from 'kysely'
import type { ApiDatabase, Instant, Database, Tx } from '../../../kernel/database/schema'

/** Selects accepted and active mentorships, with the parts of the plan that the learner shares in them. */
const placed = (db: Database) =>
  db
    .selectFrom('mentorships')
    .leftJoin('plan_shares', 'plan_shares.mentorship_id', 'mentorships.id')
    .select(['mentorships.id', 'mentorships.learner_id', 'mentorships.mentor_id'])
    .select(['plan_shares.plan_at', 'plan_shares.result_id'])
    .where('mentorships.state', 'in', PLACED_STATES)

/**
 * Finds the parts of a plan that a learner shares in a mentorship. Returns undefined if the mentorship
 * belongs to another mentor or is over.
 */
export function findShare(db: Database, mentorId: string, mentorshipId: string) {
  return placed(db)
    .where('mentorships.id', '=', mentorshipId)
    .where('mentorships.mentor_id', '=', mentorId)
    .executeTakeFirst()
}

export type Share = NonNullable<Awaited<ReturnType<typeof findShare>>>

/**
 * Returns a learner's accepted and active mentorships, with the mentors' names and the parts of the plan that
 * the learner shares.
 */
export function sharesOf(db: Database, learnerId: string) {
  return placed(db)
    .innerJoin('mentors', 'mentors.id', 'mentorships.mentor_id')
    .leftJoin('assessments', (join) =>
      join
        .onRef('assessments.id', '=', 'plan_shares.result_id')
        .onRef('assessments.learner_id', '=', 'mentorships.learner_id'),
    )
    .select(['mentors.name', 'assessments.finished_at as result_finished_at'])
    .where('mentorships.learner_id', '=', learnerId)
    .orderBy('mentorships.accepted_at')
    .orderBy('mentorships.id')
    .execute()
}

/** Tells whether this is an accepted or active mentorship of the learner. */
export async function isPlaced(db: Database, learnerId: string, mentorshipId: string): Promise<boolean> {
  const row = await placed(db)
    .where('mentorships.id', '=', mentorshipId)
    .where('mentorships.learner_id', '=', learnerId)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertChange(tx: Tx, change: Insertable<ApiDatabase['plan_changes']>) {
  await tx.insertInto('plan_changes').values(change).execute()
}

export function latestChanges(db: Database, learnerId: string) {
  return db
    .selectFrom('plan_changes')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .orderBy('version', 'desc')
    .limit(PLAN_CHANGES_SHOWN)
    .execute()
}

export function findChange(db: Database, learnerId: string, id: string) {
  return db
    .selectFrom('plan_changes')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Finds the change that created this version of a plan. */
export function changeTo(db: Database, learnerId: string, version: number) {
  return db
    .selectFrom('plan_changes')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('version', '=', version)
    .executeTakeFirst()
}

export async function markUndone(tx: Tx, id: string, at: Instant) {
  await tx.updateTable('plan_changes').set({ undone_at: at }).where('id', '=', id).execute()
}
