import type { SharedPlan, SharedStep } from '@mentor-connect/contract/learning/planSharing'
import type { PlanStep } from '@mentor-connect/contract/learning/plan'
import type { InterestScores } from '@mentor-connect/contract/learning/interestTypes'
import { finishedRuns } from '../../careers/finishedRuns.query'
import type { Database } from '../../../kernel/database/schema'
import { findGoal, mentorNames, stepsOf } from '../plan.repo'
import { planSteps } from '../planSteps.query'
import { presentGoal, todayOf } from '../readPlan'
import { personIn, planChanges } from './planChanges'
import type { Share } from './planShares.repo'

/**
 * Returns a shared plan and result in the form for the mentor: without courses, and without the answers of
 * the assessment.
 */
export async function presentShared(db: Database, share: Share, now: Date): Promise<SharedPlan> {
  const plan = share.plan_at === null ? undefined : await presentPlan(db, share.learner_id, now)
  const results = share.result_id === null ? [] : await finishedRuns(db, share.learner_id)
  const result = results.find(({ id }) => id === share.result_id)
  return {
    ...(plan && { plan }),
    ...(result && {
      result: {
        finishedAt: result.finished_at!,
        scores: JSON.parse(result.scores!) as InterestScores,
        isFlat: result.flat === 1,
        isHurried: result.hurried === 1,
      },
    }),
  }
}

async function presentPlan(db: Database, learnerId: string, now: Date): Promise<SharedPlan['plan']> {
  const goal = await findGoal(db, learnerId)
  if (!goal) return undefined
  const today = await todayOf(db, { learnerId }, now)
  const steps = await planSteps(db, { learnerId, today, now })
  const added = new Map((await stepsOf(db, learnerId)).map(({ id, added_by }) => [id, added_by]))
  const names = await mentorNames(db, [...new Set([...added.values()].flatMap((id) => id ?? []))])
  return {
    goal: presentGoal(goal),
    version: goal.version,
    steps: steps.map((step) => withoutCourse(step, personIn(names, added.get(step.id) ?? null))),
    changes: await planChanges(db, learnerId),
  }
}

function withoutCourse(step: PlanStep, addedBy: SharedStep['addedBy']): SharedStep {
  const { id, kind = 'own', title, subject, mentor, due, isOverdue = false, isSkipped, isDone } = step
  return {
    id,
    kind,
    isOverdue,
    isSkipped,
    isDone,
    ...(title !== undefined && { title }),
    ...(subject !== undefined && { subject }),
    ...(mentor && { mentor }),
    ...(due !== undefined && { due }),
    ...(addedBy && { addedBy }),
  }
}
