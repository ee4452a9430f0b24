import type { PlanSharing } from '@mentor-connect/contract/learning/planSharing'
import { errors } from '../../../platform/http/errors'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { finishedRuns } from '../../careers/finishedRuns.query'
import { saveShare } from '../../../mentoring/mentorships/planShares.repo'
import { lockMentorship } from '../../../mentoring/mentorships/storedMentorships.repo'
import { bumpVersion, insertSteps, deleteStep, lockGoal, stepsOf, updateStep } from '../plan.repo'
import { requireRoom } from '../newStep'
import { placeStep } from '../placeStep'
import { mayUndo, planChanges, stepOf } from './planChanges'
import { planErrors } from './planErrors'
import { findChange, isPlaced, markUndone, sharesOf } from './planShares.repo'

interface Sharing {
  learnerId: string
  mentorship: string
  plan?: boolean
  result?: string | null
}

/**
 * Starts and ends the sharing of a learner's plan and result. Every read and write is limited to the
 * learner's own rows.
 */
export function sharingService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    async read(learnerId: string): Promise<PlanSharing> {
      const shares = await sharesOf(db, learnerId)
      const [latest] = await finishedRuns(db, learnerId)
      return {
        mentorships: shares.map(({ id, mentor_id, name, plan_at, result_id, result_finished_at }) => ({
          id,
          mentor: { id: mentor_id, name },
          sharesPlan: plan_at !== null,
          ...(result_id &&
            result_finished_at && { sharedResult: { id: result_id, finishedAt: result_finished_at } }),
        })),
        ...(latest && { latestResult: { id: latest.id, finishedAt: latest.finished_at! } }),
        changes: await planChanges(db, learnerId),
      }
    },

    /**
     * Starts or ends sharing. The mentorship is locked, because at the same time its mentor may change the
     * plan, or the mentorship may end.
     */
    share: ({ learnerId, mentorship, plan, result }: Sharing): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await lockMentorship(tx, mentorship)
        if (!(await isPlaced(tx, learnerId, mentorship))) throw errors.notFound('Mentorship')
        const isOwn = !result || (await finishedRuns(tx, learnerId)).some(({ id }) => id === result)
        if (!isOwn) throw errors.notFound('Result')
        const now = clock().toISOString()
        await saveShare(tx, mentorship, {
          ...(plan !== undefined && { plan_at: plan ? now : null }),
          ...(result !== undefined && { result_id: result, result_at: result ? now : null }),
        })
      }),

    undo: (learnerId: string, id: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await lockGoal(tx, learnerId)
        const change = await findChange(tx, learnerId, id)
        if (!change) throw errors.notFound('Change')
        if (change.undone_at !== null) return
        const steps = await stepsOf(tx, learnerId)
        if (!mayUndo(change, steps)) throw planErrors.planChanged()
        const key = { learnerId, id: change.step_id }
        const before = stepOf(change)
        if (change.kind === 'add') await deleteStep(tx, key)
        if (change.kind === 'date') await updateStep(tx, key, { due: before.due })
        if (change.kind === 'remove') {
          requireRoom(steps)
          await insertSteps(tx, [before])
        }
        if (change.kind === 'remove' || change.kind === 'move') await placeStep(tx, key, change.place)
        await markUndone(tx, id, clock().toISOString())
        await bumpVersion(tx, learnerId)
      }),
  }
}
