import { INSTRUMENT_VERSION, INTEREST_ITEMS } from '@mentor-connect/contract/learning/interestItems'
import { interestScores, isFlat } from '@mentor-connect/contract/learning/interestScores'
import type { InterestType } from '@mentor-connect/contract/learning/interestTypes'
import { DEMO_LEARNER } from '../../platform/demo/demoAccounts'
import type { Tx } from '../../kernel/database/schema'
import { daysBefore } from './rows'

const ID = 'demo-assessment'
const FINISHED_DAYS_AGO = 9

/** Answers of the demo learner to the eight activities of each interest type. */
const LIKINGS: Record<InterestType, number[]> = {
  R: [2, 3, 3, 2, 2, 1, 2, 4],
  I: [4, 4, 5, 3, 4, 5, 4, 3],
  A: [4, 3, 2, 2, 5, 4, 5, 4],
  S: [4, 3, 4, 3, 4, 3, 2, 3],
  E: [3, 2, 3, 3, 2, 1, 4, 3],
  C: [2, 3, 2, 2, 1, 2, 3, 2],
}

/** Writes a completed interest assessment of the demo learner. */
export async function writeDemoAssessment(tx: Tx, now: Date) {
  const at = daysBefore(now, FINISHED_DAYS_AGO)
  const answers = Object.fromEntries(
    INTEREST_ITEMS.map(({ id, type }) => [id, LIKINGS[type][Number(id.slice(1)) - 1]!]),
  )
  const scores = interestScores(answers)
  await tx
    .insertInto('assessments')
    .values({
      id: ID,
      learner_id: DEMO_LEARNER.id,
      open_for: null,
      instrument_version: INSTRUMENT_VERSION,
      language: 'en',
      started_at: at,
      finished_at: at,
      scores: JSON.stringify(scores),
      flat: isFlat(scores) ? 1 : 0,
      hurried: 0,
    })
    .execute()
  const rows = Object.entries(answers).map(([item_id, answer]) => ({ item_id, answer }))
  await tx
    .insertInto('assessment_answers')
    .values(rows.map((row) => ({ ...row, assessment_id: ID, acted_at: at })))
    .execute()
}
