import type { SharedPlan } from '@mentor-connect/contract/learning/planSharing'
import type { PlanChangeKind, StepKind } from '@mentor-connect/contract/learning/planSteps'
import { randomUUID } from 'node:crypto'
import { errors } from '../../../platform/http/errors'
import type { Tx } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { mayLearnWithMentor } from '../../../mentoring/mentorships/mayLearnWithMentor.query'
import { lockMentorship, lockPair } from '../../../mentoring/mentorships/storedMentorships.repo'
import { notifier } from '../../../messages/notifications/notifier'
import { newStep, requireRoom } from '../newStep'
import { placeStep } from '../placeStep'
import { bumpVersion, deleteStep, insertSteps, lockGoal, stepsOf, updateStep } from '../plan.repo'
import type { StoredStep } from './planChanges'
import { planErrors } from './planErrors'
import { changeTo, findShare, insertChange, type Share } from './planShares.repo'
import { presentShared } from './presentShared'

/** The step that a mentor changes, with the plan and the version on the mentor's screen. */
export interface Seen {
  mentorId: string
  mentorshipId: string
  goal: string
  version: number
  step: string
}

interface Changed {
  /** The step before the change; for an added step, the step as it was added. */
  step: StoredStep
  /** Position of the step before the change. */
  place?: number
  due?: string | null
}

/** Reads and changes a shared plan on behalf of the mentor. */
export function sharedPlanService({ db, clock, jobs }: Pick<ApiDependencies, 'db' | 'clock' | 'jobs'>) {
  const notifications = notifier({ clock, jobs })

  /** Changes a plan under the locks of the two people, of the mentorship and of the plan, in this order. */
  async function change(
    seen: Seen,
    kind: PlanChangeKind,
    act: (tx: Tx, learnerId: string) => Promise<Changed>,
  ): Promise<SharedPlan> {
    const found = await requireShare(db, seen)
    return db.transaction().execute(async (tx) => {
      await lockPair(tx, found)
      await lockMentorship(tx, found.id)
      const share = await requireShare(tx, seen)
      const goal = share.plan_at === null ? undefined : await lockGoal(tx, share.learner_id)
      if (!goal) throw errors.notFound('Plan')
      if (goal.id !== seen.goal || goal.version !== seen.version) {
        if (!(await isRepeated(tx, share, seen, kind))) throw planErrors.planChanged()
      } else {
        await record(tx, share, { kind, ...(await act(tx, share.learner_id)) })
      }
      return presentShared(tx, share, clock())
    })
  }

  async function record(
    tx: Tx,
    { id: subject, learner_id, mentor_id }: Share,
    { kind, step, place = 0, due = null }: Changed & { kind: PlanChangeKind },
  ) {
    const id = randomUUID()
    await insertChange(tx, {
      id,
      learner_id,
      mentor_id,
      kind,
      step_id: step.id,
      step: JSON.stringify(step),
      place,
      due,
      version: await bumpVersion(tx, learner_id),
      at: clock().toISOString(),
    })
    await notifications.record(tx, {
      kind: 'plan-changed',
      subject,
      actor: mentor_id,
      to: learner_id,
      key: id,
    })
  }

  return {
    read: async (mentorId: string, mentorshipId: string): Promise<SharedPlan> =>
      presentShared(db, await requireShare(db, { mentorId, mentorshipId }), clock()),

    add: (seen: Seen, given: { kind: StepKind; title?: string; subject?: string; due?: string }) =>
      change(seen, 'add', async (tx, learnerId) => {
        const steps = await stepsOf(tx, learnerId)
        requireRoom(steps)
        if (steps.some(({ id }) => id === seen.step)) throw planErrors.planChanged()
        const position = (steps.at(-1)?.position ?? -1) + 1
        const row = newStep(
          { ...given, id: seen.step, mentorId: seen.mentorId },
          { learnerId, position, now: clock().toISOString() },
        )
        await insertSteps(tx, [{ ...row, added_by: seen.mentorId }])
        return { step: await requireStep(tx, learnerId, seen.step) }
      }),

    date: (seen: Seen, due: string | null) =>
      change(seen, 'date', async (tx, learnerId) => {
        const step = await requireStep(tx, learnerId, seen.step)
        if (step.kind === 'task' && due === null) throw errors.invalidInput({ due: 'A task needs a date.' })
        await updateStep(tx, { learnerId, id: step.id }, { due })
        return { step, due }
      }),

    move: (seen: Seen, to: number) =>
      change(seen, 'move', async (tx, learnerId) => {
        const step = await requireStep(tx, learnerId, seen.step)
        return { step, place: await placeStep(tx, { learnerId, id: step.id }, to) }
      }),

    remove: (seen: Seen) =>
      change(seen, 'remove', async (tx, learnerId) => {
        const step = await requireStep(tx, learnerId, seen.step)
        const place = (await stepsOf(tx, learnerId)).findIndex(({ id }) => id === step.id)
        await deleteStep(tx, { learnerId, id: step.id })
        return { step, place }
      }),
  }
}

/**
 * Requires a mentorship in which the mentor may see a shared plan.
 *
 * @throws ApiError `not_found` if the mentorship belongs to another mentor or is over, or if the learner may
 * not have mentorships
 */
async function requireShare(
  db: ApiDependencies['db'],
  { mentorId, mentorshipId }: Pick<Seen, 'mentorId' | 'mentorshipId'>,
): Promise<Share> {
  const share = await findShare(db, mentorId, mentorshipId)
  if (!share || !(await mayLearnWithMentor(db, share.learner_id))) throw errors.notFound('Mentorship')
  return share
}

async function requireStep(tx: Tx, learnerId: string, id: string): Promise<StoredStep> {
  const step = (await stepsOf(tx, learnerId)).find((one) => one.id === id)
  if (!step) throw errors.notFound('Step')
  return step
}

/**
 * Tells whether the same change was made before on the same version. The mentor's client repeats the request
 * if it did not get the response.
 */
async function isRepeated(tx: Tx, share: Share, { version, step }: Seen, kind: PlanChangeKind) {
  const next = await changeTo(tx, share.learner_id, version + 1)
  return next?.mentor_id === share.mentor_id && next.kind === kind && next.step_id === step
}
