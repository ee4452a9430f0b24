import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'

/** A learner's runs of the interest assessment, with their answers. */
export async function assessmentsOf(db: Kysely<ApiDatabase>, id: string) {
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
