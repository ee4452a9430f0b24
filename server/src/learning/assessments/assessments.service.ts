import type { Assessment, AssessmentResult } from '@mentor-connect/contract/learning/assessments'
import { INSTRUMENT_VERSION, INTEREST_ITEMS } from '@mentor-connect/contract/learning/interestItems'
import { interestScores, isFlat } from '@mentor-connect/contract/learning/interestScores'
import type { InterestScores } from '@mentor-connect/contract/learning/interestTypes'
import { HURRIED_ITEM_MS } from '@mentor-connect/contract/learning/planLimits'
import { errors } from '../../platform/http/errors'
import { finishedRuns } from '../careers/finishedRuns.query'
import type { ApiDependencies } from '../../kernel/dependencies'
import {
  answersOf,
  closeRun,
  lockOpenRun,
  openAnswersOf,
  openRun,
  removeOldRuns,
  removeRun,
  saveAnswer,
} from './assessments.repo'

interface LearnersAnswer {
  learnerId: string
  item: string
  answer: number
  ageMs?: number
}

/** Runs the interest assessment. Every read and write is limited to the learner's own rows. */
export function assessmentService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    async read(learnerId: string): Promise<Assessment> {
      const open = await openAnswersOf(db, learnerId)
      const given = open.flatMap(({ item_id, answer }) =>
        item_id === null || answer === null ? [] : [[item_id, answer] as const],
      )
      return {
        ...(open.length > 0 && { open: Object.fromEntries(given) }),
        results: (await finishedRuns(db, learnerId)).map(presentResult),
      }
    },

    async save({ learnerId, item, answer, ageMs = 0 }: LearnersAnswer): Promise<void> {
      const at = new Date(clock().getTime() - ageMs).toISOString()
      await db.transaction().execute(async (tx) => {
        if ((await lockOpenRun(tx, learnerId)) === undefined) {
          // An answer that was given before the last run ended was delayed on another device. It belongs to
          // that run, so it is discarded.
          const [last] = await finishedRuns(tx, learnerId)
          if (last && at <= last.finished_at!) return
          await openRun(tx, learnerId, at)
        }
        const run = await lockOpenRun(tx, learnerId)
        if (run) await saveAnswer(tx, { runId: run.id, item, answer, at })
      })
    },

    /**
     * Finishes the open run and returns its result. If there are several such requests, all of them get the
     * result of the first.
     */
    async finish(learnerId: string, language: string): Promise<AssessmentResult> {
      return db.transaction().execute(async (tx) => {
        const run = await lockOpenRun(tx, learnerId)
        if (!run) {
          const [last] = await finishedRuns(tx, learnerId)
          if (!last) throw errors.notFound('Assessment')
          return presentResult(last)
        }
        const result = {
          id: run.id,
          instrumentVersion: INSTRUMENT_VERSION,
          language,
          finishedAt: clock().toISOString(),
          ...scored(await answersOf(tx, run.id)),
        }
        await closeRun(tx, result)
        await removeOldRuns(tx, learnerId)
        return result
      })
    },

    remove: (learnerId: string, id: string) => removeRun(db, learnerId, id),
  }
}

interface StoredAnswer {
  item_id: string
  answer: number
  acted_at: string
}

/** Computes the result of a run. @throws ApiError if an item has no answer */
function scored(rows: StoredAnswer[]) {
  const answers = Object.fromEntries(rows.map(({ item_id, answer }) => [item_id, answer]))
  if (INTEREST_ITEMS.some(({ id }) => answers[id] === undefined))
    throw errors.invalidInput({ answers: 'Answer every item first.' })
  const scores = interestScores(answers)
  const times = rows.map(({ acted_at }) => Date.parse(acted_at))
  const isHurried = Math.max(...times) - Math.min(...times) < HURRIED_ITEM_MS * INTEREST_ITEMS.length
  return { scores, isFlat: isFlat(scores), isHurried }
}

type FinishedRun = Awaited<ReturnType<typeof finishedRuns>>[number]

const presentResult = (run: FinishedRun): AssessmentResult => ({
  id: run.id,
  instrumentVersion: run.instrument_version,
  language: run.language!,
  finishedAt: run.finished_at!,
  scores: JSON.parse(run.scores!) as InterestScores,
  isFlat: run.flat === 1,
  isHurried: run.hurried === 1,
})
