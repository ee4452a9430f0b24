import type {
  AttachedCertificate,
  AttachedGoal,
  AttachedStep,
  Attachments,
} from '@mentor-connect/contract/learning/attachments'
import type { PlanStep } from '@mentor-connect/contract/learning/plan'
import type { Database } from '../../kernel/database/schema'
import type { Attachment } from '../../mentoring/mentorships/attachments.repo'
import { validCertificates } from '../certificates/certificates.repo'
import { presentCertificate } from '../certificates/presentCertificate'
import { findGoal } from '../plan/plan.repo'
import { planSteps } from '../plan/planSteps.query'
import { presentGoal, todayOf } from '../plan/readPlan'

/**
 * Returns the attachments that still exist: a goal that the learner still has, and certificates that are not
 * revoked.
 */
export async function presentAttachments(
  db: Database,
  learnerId: string,
  attached: Attachment[],
  now: Date,
): Promise<Attachments> {
  const refsOf = (wanted: Attachment['kind']) =>
    attached.filter(({ kind }) => kind === wanted).map(({ ref }) => ref)
  const goals = refsOf('goal')
  const goal = goals.length > 0 ? await findGoal(db, learnerId) : undefined
  const isGoal = goal !== undefined && goals.includes(goal.id)
  const isPlan = isGoal && refsOf('plan').includes(goal.id)
  const certificates = await validCertificates(db, learnerId, refsOf('certificate'))
  return {
    ...(isGoal && { goal: toAttachedGoal(goal) }),
    ...(isPlan && { plan: { steps: await attachedSteps(db, learnerId, now) } }),
    certificates: certificates.map(toAttachedCertificate),
  }
}

/** Returns everything that a learner can attach. A plan is included only if it has steps. */
export async function findAttachable(db: Database, learnerId: string, now: Date): Promise<Attachments> {
  const goal = await findGoal(db, learnerId)
  const steps = goal ? await attachedSteps(db, learnerId, now) : []
  const certificates = await validCertificates(db, learnerId)
  return {
    ...(goal && { goal: toAttachedGoal(goal) }),
    ...(steps.length > 0 && { plan: { steps } }),
    certificates: certificates.map(toAttachedCertificate),
  }
}

function toAttachedGoal(row: Parameters<typeof presentGoal>[0]): AttachedGoal {
  const { weeklyDays: _, ...goal } = presentGoal(row)
  return goal
}

async function attachedSteps(db: Database, learnerId: string, now: Date): Promise<AttachedStep[]> {
  const today = await todayOf(db, { learnerId }, now)
  return (await planSteps(db, { learnerId, today, now })).map(toAttachedStep)
}

function toAttachedStep(step: PlanStep): AttachedStep {
  const { kind = 'own', title, subject, due, isOverdue = false, isSkipped, isDone } = step
  return {
    kind,
    isOverdue,
    isSkipped,
    isDone,
    ...(title !== undefined && { title }),
    ...(subject !== undefined && { subject }),
    ...(due !== undefined && { due }),
  }
}

function toAttachedCertificate(row: Parameters<typeof presentCertificate>[0]): AttachedCertificate {
  const { _id: id, courseName, instructorName, createdAt: issuedAt, passed, earned } = presentCertificate(row)
  return {
    id,
    courseName,
    instructorName,
    issuedAt,
    ...(passed && { passed }),
    ...(earned && { earned }),
  }
}
