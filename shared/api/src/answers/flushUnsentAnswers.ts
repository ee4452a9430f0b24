import { saveAnswer } from '@mentor-connect/contract/api/quizzes'
import { ApiFailure } from '../ApiFailure'
import { call } from '../call'
import { safeOutbox, type Outbox } from '../outbox'
import { ageOf } from '../outbox/ageOf'
import { ANSWERS_OUTBOX, type OutgoingAnswer } from '../outboxes'

let outbox: Outbox<OutgoingAnswer> | undefined

/** The outbox for answers that the server has not confirmed. */
export function answersOutbox(): Outbox<OutgoingAnswer> {
  outbox ??= safeOutbox(ANSWERS_OUTBOX)
  return outbox
}

/**
 * Sends the answers that wait in this browser, one after the other. Those that fail stay in the outbox; those that the
 * server will never accept, because the attempt has ended, are dropped.
 * @returns whether nothing is waiting any more
 */
export async function flushUnsentAnswers(userId: string, from = answersOutbox()): Promise<boolean> {
  const settled = new Map<string, string>()
  for (const entry of await from.open(userId))
    if (await isSettled(entry)) settled.set(entry.id, entry.actedAt)
  let left = 0
  // An answer that was changed while the earlier one was being sent is still to be sent.
  for (const { id, actedAt } of await from.open(userId))
    if (settled.get(id) === actedAt) await from.remove(id)
    else left += 1
  return left === 0
}

/** Returns true if the server saved the answer or will never accept it. */
async function isSettled({
  userId,
  attemptId,
  questionId,
  answer,
  actedAt,
}: OutgoingAnswer): Promise<boolean> {
  const ageMs = ageOf(actedAt)
  try {
    await call(saveAnswer, { params: { id: attemptId, questionId }, body: { userId, answer, ageMs } })
    return true
  } catch (error) {
    console.error('Failed to save an answer', error)
    return error instanceof ApiFailure && REFUSED_FOR_GOOD.has(error.code)
  }
}

const REFUSED_FOR_GOOD: ReadonlySet<string> = new Set(['invalid_input', 'not_found', 'attempt_ended'])
