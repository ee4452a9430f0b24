import type { AssessmentResult } from '@mentor-connect/contract/learning/assessments'
import { INSTRUMENT_VERSION } from '@mentor-connect/contract/learning/interestItems'
import { randomUUID } from 'node:crypto'
import { lockRows } from '../../platform/database/lockRows'
import { finishedRuns } from '../careers/finishedRuns.query'
import type { Instant, Database, Tx } from '../../kernel/database/schema'

/** Finds the open run of a learner and locks it until the transaction ends. */
export function lockOpenRun(tx: Tx, learnerId: string) {
  const query = tx.selectFrom('assessments').select('id').where('open_for', '=', learnerId)
  return lockRows(tx, query).executeTakeFirst()
}

/** Starts a run, unless the learner has an open one. */
export async function openRun(tx: Tx, learnerId: string, at: Instant) {
  await tx
    .insertInto('assessments')
    .values({
      id: randomUUID(),
      learner_id: learnerId,
      open_for: learnerId,
      instrument_version: INSTRUMENT_VERSION,
      started_at: at,
      flat: 0,
      hurried: 0,
    })
    .onConflict((conflict) => conflict.column('open_for').doNothing())
    .execute()
}

export interface GivenAnswer {
  runId: string
  item: string
  answer: number
  at: Instant
}

/** Stores an answer, unless a later one is stored. */
export async function saveAnswer(tx: Tx, { runId, item, answer, at }: GivenAnswer) {
  await tx
    .insertInto('assessment_answers')
    .values({ assessment_id: runId, item_id: item, answer, acted_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['assessment_id', 'item_id'])
        .doUpdateSet({ answer, acted_at: at })
        .where('assessment_answers.acted_at', '<=', at),
    )
    .execute()
}

export function answersOf(db: Database, runId: string) {
  return db
    .selectFrom('assessment_answers')
    .select(['item_id', 'answer', 'acted_at'])
    .where('assessment_id', '=', runId)
    .execute()
}

export function openAnswersOf(db: Database, learnerId: string) {
  return db
    .selectFrom('assessments')
    .leftJoin('assessment_answers', 'assessment_id', 'assessments.id')
    .select(['item_id', 'answer'])
    .where('open_for', '=', learnerId)
    .execute()
}

export async function closeRun(tx: Tx, result: AssessmentResult) {
  await tx
    .updateTable('assessments')
    .set({
      open_for: null,
      language: result.language,
      finished_at: result.finishedAt,
      scores: JSON.stringify(result.scores),
      flat: result.isFlat ? 1 : 0,
      hurried: result.isHurried ? 1 : 0,
    })
    .where('id', '=', result.id)
    .execute()
}

export async function removeRun(db: Database, learnerId: string, id: string) {
  await db
    .deleteFrom('assessments')
    .where('id', '=', id)
    .where('learner_id', '=', learnerId)
    .where('finished_at', 'is not', null)
    .execute()
}

/** Deletes the learner's finished runs except the latest ones, which are shown to the learner. */
export async function removeOldRuns(tx: Tx, learnerId: string) {
  const kept = (await finishedRuns(tx, learnerId)).map(({ id }) => id)
  await tx
    .deleteFrom('assessments')
    .where('learner_id', '=', learnerId)
    .where('finished_at', 'is not', null)
    .where('id', 'not in', kept)
    .execute()
}
