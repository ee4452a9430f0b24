import { saveAnswer } from '@mentor-connect/contract/api/quizzes'
import { call } from '../call'
import { safeOutbox, type Outbox } from '../outbox'
import { ageOf } from '../outbox/ageOf'
import { REFUSALS, flushEntries } from '../outbox/flushEntries'
import { ANSWERS_OUTBOX, type OutgoingAnswer } from '../outboxes'

let outbox: Outbox<OutgoingAnswer> | undefined

/** The outbox for answers that the server has not confirmed. */
export function answersOutbox(): Outbox<OutgoingAnswer> {
  outbox ??= safeOutbox(ANSWERS_OUTBOX)
  return outbox
}

/** No answer is accepted once the attempt has ended. */
const REFUSED_FOR_GOOD = new Set([...REFUSALS, 'attempt_ended'])

/**
 * Sends the answers that wait in this browser. Those that fail stay in the outbox.
 * @returns whether nothing is waiting any more
 */
export async function flushUnsentAnswers(userId: string, from = answersOutbox()): Promise<boolean> {
  const { waiting } = await flushEntries({
    owner: userId,
    outbox: from,
    send: sendAnswer,
    refusedForGood: REFUSED_FOR_GOOD,
  })
  return waiting === 0
}

const sendAnswer = ({ userId, attemptId, questionId, answer, actedAt }: OutgoingAnswer) =>
  call(saveAnswer, {
    params: { id: attemptId, questionId },
    body: { userId, answer, ageMs: ageOf(actedAt) },
  })
