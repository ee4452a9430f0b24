import { saveAssessmentAnswer } from '@mentor-connect/contract/learning/assessments'
import { call } from './call'
import { ageOf } from './outbox/ageOf'
import { outgoing } from './outbox/outgoing'
import { INTERESTS_OUTBOX } from './outboxes'

/** Answers of the interest assessment that the server has not confirmed yet. */
export const unsentInterests = outgoing(INTERESTS_OUTBOX, ({ userId, item, answer, actedAt }) =>
  call(saveAssessmentAnswer, { body: { userId, item, answer, ageMs: ageOf(actedAt) } }),
)
