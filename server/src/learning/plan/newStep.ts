import { SUBJECT_ROWS } from '@mentor-connect/contract/courses/subjectData'
import { PLAN_STEPS_MAX } from '@mentor-connect/contract/learning/planLimits'
import type { StepKind } from '@mentor-connect/contract/learning/planSteps'
import { errors } from '../../platform/http/errors'
import type { StepRow } from './plan.repo'

/** The request for a new step. */
export interface GivenStep {
  id: string
  kind: StepKind
  title?: string
  subject?: string
  due?: string
  /** Id of the mentor, for a step of the kind `session`. */
  mentorId?: string
}

interface Place {
  learnerId: string
  /** Position in the plan at which the new step is inserted. */
  position: number
  now: string
}

/**
 * Builds the row of a new step.
 * @throws ApiError `invalid_input` if a field is missing that the kind of step requires
 */
export function newStep(given: GivenStep, { learnerId, position, now }: Place): StepRow {
  const { id, kind, title, subject, due, mentorId } = given
  const isWritten = kind === 'own' || kind === 'task'
  if (isWritten && !title?.trim()) throw errors.invalidInput({ title: 'Write what the step is.' })
  if (kind === 'task' && !due) throw errors.invalidInput({ due: 'A task needs a date.' })
  if (kind === 'subject' && !SUBJECT_ROWS.some(([one]) => one === subject))
    throw errors.invalidInput({ subject: 'Choose one of the subjects.' })
  if (kind === 'session' && !mentorId) throw errors.invalidInput({ mentor: 'Choose a mentor.' })
  return {
    learner_id: learnerId,
    id,
    kind,
    position,
    skipped: 0,
    created_at: now,
    title: isWritten ? title!.trim() : null,
    subject: kind === 'subject' ? subject! : null,
    with_mentor: kind === 'session' ? mentorId! : null,
    due: due ?? null,
  }
}

/**
 * Requires that another step can be added.
 *
 * @throws ApiError `invalid_input` if the plan has the maximum number of steps
 */
export function requireRoom(steps: readonly unknown[]) {
  if (steps.length >= PLAN_STEPS_MAX)
    throw errors.invalidInput({ title: `A plan has at most ${PLAN_STEPS_MAX} steps.` })
}
