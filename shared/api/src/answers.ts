import { saveAnswer } from '@mentor-connect/contract/courses/quizzes/quizzes'
import { call } from './call'
import { ageOf } from './outbox/ageOf'
import { REFUSALS } from './outbox/flushEntries'
import { outgoing } from './outbox/outgoing'
import { ANSWERS_OUTBOX } from './outboxes'

/** Quiz answers that the server has not confirmed yet. The server accepts no answer after the attempt has ended. */
export const unsentAnswers = outgoing(
  ANSWERS_OUTBOX,
  ({ userId, attemptId, questionId, answer, actedAt }) =>
    call(saveAnswer, {
      params: { id: attemptId, questionId },
      body: { userId, answer, ageMs: ageOf(actedAt) },
    }),
  new Set([...REFUSALS, 'attempt_ended']),
)
