import { saveAssessmentAnswer } from '@mentor-connect/contract/api/assessments'
import { call } from '../call'
import { safeOutbox, type Outbox } from '../outbox'
import { ageOf } from '../outbox/ageOf'
import { REFUSALS, flushEntries, type Flushed } from '../outbox/flushEntries'
import { INTERESTS_OUTBOX, type OutgoingInterest } from '../outboxes'

let outbox: Outbox<OutgoingInterest> | undefined

/** The outbox for answers of the interest assessment that the server has not confirmed. */
export function interestsOutbox(): Outbox<OutgoingInterest> {
  outbox ??= safeOutbox(INTERESTS_OUTBOX)
  return outbox
}

/** Sends the answers that wait in this browser. Those that fail stay in the outbox. */
export function flushUnsentInterests(
  userId: string,
  from = interestsOutbox(),
): Promise<Flushed<OutgoingInterest>> {
  return flushEntries({ owner: userId, outbox: from, send: sendInterest, refusedForGood: REFUSALS })
}

const sendInterest = ({ userId, item, answer, actedAt }: OutgoingInterest) =>
  call(saveAssessmentAnswer, { body: { userId, item, answer, ageMs: ageOf(actedAt) } })
