import { saveAnswer } from '@mentor-connect/contract/courses/quizzes/quizzes'
import { call } from './call'
import { ageOf } from './outbox/ageOf'
import { REFUSALS } from './outbox/flushEntries'
import { outgoing } from './outbox/outgoing'
import { ANSWERS_OUTBOX } from './outboxes'

/** Answers to questions of an attempt at a quiz. None is accepted once the attempt has ended. */
export const unsentAnswers = outgoing(
  ANSWERS_OUTBOX,
  ({ userId, attemptId, questionId, answer, actedAt }) =>
    call(saveAnswer, {
      params: { id: attemptId, questionId },
      body: { userId, answer, ageMs: ageOf(actedAt) },
    }),
  new Set([...REFUSALS, 'attempt_ended']),
)
