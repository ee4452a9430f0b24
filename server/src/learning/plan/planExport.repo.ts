import type { Database } from '../../kernel/database/schema'

/** Returns a learner's runs of the interest assessment, with their answers. */
export async function assessmentsOf(db: Database, id: string) {
  const answers = await db
    .selectFrom('assessment_answers')
    .innerJoin('assessments', 'assessments.id', 'assessment_id')
    .select(['assessment_id', 'item_id', 'answer', 'acted_at'])
    .where('learner_id', '=', id)
    .orderBy('item_id')
    .execute()
  const runs = await db
    .selectFrom('assessments')
    .select([
      'id',
      'instrument_version',
      'language',
      'started_at',
      'finished_at',
      'scores',
      'flat',
      'hurried',
    ])
    .where('learner_id', '=', id)
    .orderBy('started_at')
    .execute()
  return runs.map((run) => ({
    ...run,
    answers: answers
      .filter(({ assessment_id }) => assessment_id === run.id)
      .map(({ item_id, answer, acted_at }) => ({ item_id, answer, acted_at })),
  }))
}

const CHANGE_COLUMNS = ['kind', 'step', 'place', 'due', 'at', 'undone_at'] as const

/** Returns, for each mentorship, the parts of plan and assessment that the learner shares or has shared. */
export function planSharesOf(db: Database, id: string) {
  return db
    .selectFrom('plan_shares')
    .innerJoin('mentorships', 'mentorships.id', 'mentorship_id')
    .select(['mentorship_id', 'mentor_id', 'plan_at', 'result_id', 'result_at'])
    .where('learner_id', '=', id)
    .orderBy('mentorship_id')
    .execute()
}

/** Returns the changes that a mentor has made in learners' plans. */
export function planChangesBy(db: Database, mentorId: string) {
  return db
    .selectFrom('plan_changes')
    .select(CHANGE_COLUMNS)
    .where('mentor_id', '=', mentorId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** Returns a learner's goal with its steps; null if there is no goal. */
export async function planOf(db: Database, id: string) {
  const goal = await db
    .selectFrom('goals')
    .select(['career_id', 'title', 'by_month', 'weekly_days', 'created_at'])
    .where('learner_id', '=', id)
    .executeTakeFirst()
  if (!goal) return null
  const steps = await db
    .selectFrom('plan_steps')
    .select(['kind', 'title', 'subject', 'with_mentor', 'course_id', 'due', 'skipped'])
    .select(['done_at', 'created_at', 'celebrated_at', 'added_by'])
    .where('learner_id', '=', id)
    .orderBy('position')
    .execute()
  const changes = await db
    .selectFrom('plan_changes')
    .select([...CHANGE_COLUMNS, 'mentor_id'])
    .where('learner_id', '=', id)
    .orderBy('version')
    .execute()
  return { ...goal, steps, changesByMentors: changes }
}
