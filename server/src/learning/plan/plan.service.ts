import { randomUUID } from 'node:crypto'
import { errors } from '../../platform/http/errors'
import { careerAt } from '../careerCatalogue'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import {
  bumpVersion,
  deleteGoal,
  deleteStep,
  deleteSteps,
  insertGoal,
  insertSteps,
  lockGoal,
  markCelebrated,
  stepsOf,
  updateGoal,
  updateStep,
} from './plan.repo'
import { placedPairs } from '../../mentoring/mentorships/placedPairs.query'
import { newStep, requireRoom, type GivenStep } from './newStep'
import { placeStep } from './placeStep'
import { planSteps } from './planSteps.query'
import { readPlan, todayOf, type PlanReader } from './readPlan'
import { stepDates } from './stepDates'

interface NewGoal {
  learnerId: string
  careerId?: string
  title?: string
  byMonth?: string
  weeklyDays: number
}

interface StepChange {
  isDone?: boolean
  isSkipped?: boolean
  courseId?: string | null
  due?: string | null
}

/** Reads and changes goals and plans. Every read and write is limited to the learner's own rows. */
export function planService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  /** Changes a plan in a transaction that holds its lock, so that concurrent changes wait for each other. */
  const change = <Value>(learnerId: string, act: (tx: Tx) => Promise<Value>) =>
    db.transaction().execute(async (tx) => {
      if (!(await lockGoal(tx, learnerId))) throw errors.notFound('Goal')
      const value = await act(tx)
      await bumpVersion(tx, learnerId)
      return value
    })

  return {
    read: (reader: PlanReader) => readPlan(db, reader, clock()),

    async start({ learnerId, careerId, title, byMonth, weeklyDays }: NewGoal): Promise<void> {
      const career = careerId === undefined ? undefined : careerAt(careerId, clock())
      if (!career && title === undefined)
        throw errors.invalidInput({ title: 'Choose a career or write a goal.' })
      await db.transaction().execute(async (tx) => {
        await insertGoal(tx, {
          learner_id: learnerId,
          id: randomUUID(),
          career_id: career?.id ?? null,
          title: title ?? null,
          by_month: byMonth ?? null,
          weekly_days: weeklyDays,
          created_at: clock().toISOString(),
        })
        await deleteSteps(tx, learnerId)
        const subjects = career?.subjects ?? []
        const today = await todayOf(tx, { learnerId }, clock())
        const dates = byMonth === undefined ? [] : stepDates(today, byMonth, subjects.length)
        await insertSteps(
          tx,
          subjects.map((subject, position) =>
            newStep(
              {
                id: randomUUID(),
                kind: 'subject',
                subject,
                ...(dates[position] && { due: dates[position] }),
              },
              { learnerId, position, now: clock().toISOString() },
            ),
          ),
        )
      })
    },

    changeGoal: (
      learnerId: string,
      { weeklyDays, byMonth }: { weeklyDays?: number; byMonth?: string | null },
    ) =>
      change(learnerId, (tx) =>
        updateGoal(tx, learnerId, {
          learner_id: learnerId,
          ...(weeklyDays !== undefined && { weekly_days: weeklyDays }),
          ...(byMonth !== undefined && { by_month: byMonth }),
        }),
      ),

    removeGoal: (learnerId: string) => deleteGoal(db, learnerId),

    addStep: ({ learnerId, ...step }: GivenStep & { learnerId: string }) =>
      change(learnerId, async (tx) => {
        const steps = await stepsOf(tx, learnerId)
        if (steps.some(({ id }) => id === step.id)) return
        requireRoom(steps)
        const position = (steps.at(-1)?.position ?? -1) + 1
        const row = newStep(step, { learnerId, position, now: clock().toISOString() })
        if (row.with_mentor) await requireMentor(tx, learnerId, row.with_mentor)
        await insertSteps(tx, [row])
      }),

    /**
     * Marks the finished steps as celebrated and returns those that were not celebrated before. If several
     * requests do this, each step is returned to only one of them.
     */
    celebrate: (learnerId: string): Promise<string[]> =>
      change(learnerId, async (tx) => {
        const now = clock()
        const today = await todayOf(tx, { learnerId }, now)
        const steps = await planSteps(tx, { learnerId, today, now })
        const ids = steps.filter(({ isDone }) => isDone).map(({ id }) => id)
        return markCelebrated(tx, learnerId, { ids, now: now.toISOString() })
      }),

    changeStep: (key: { learnerId: string; id: string }, values: StepChange) =>
      change(key.learnerId, async (tx) => {
        const { isDone, isSkipped, courseId, due } = values
        const isFound = await updateStep(tx, key, {
          ...(isDone !== undefined && { done_at: isDone ? clock().toISOString() : null }),
          ...(isSkipped !== undefined && { skipped: isSkipped ? 1 : 0 }),
          ...(courseId !== undefined && { course_id: courseId }),
          ...(due !== undefined && { due }),
          learner_id: key.learnerId,
        })
        if (!isFound) throw errors.notFound('Step')
      }),

    moveStep: ({ learnerId, id }: { learnerId: string; id: string }, to: number) =>
      change(learnerId, async (tx) => {
        await placeStep(tx, { learnerId, id }, to)
      }),

    removeStep: (key: { learnerId: string; id: string }): Promise<void> =>
      db.transaction().execute(async (tx) => {
        if (!(await lockGoal(tx, key.learnerId))) return
        await deleteStep(tx, key)
        await bumpVersion(tx, key.learnerId)
      }),
  }
}

async function requireMentor(tx: Tx, learnerId: string, mentorId: string) {
  const placed = await placedPairs(tx, [learnerId], [mentorId]).select('mentorships.id').executeTakeFirst()
  if (!placed) throw errors.invalidInput({ mentor: 'Choose a mentor of your mentorships.' })
}
