import { saveWorkDraft } from '@mentor-connect/contract/api/tasks'
import { call } from '../call'
import { safeOutbox, type Outbox } from '../outbox'
import { ageOf } from '../outbox/ageOf'
import { flushEntries, REFUSALS } from '../outbox/flushEntries'
import { WORK_DRAFTS_OUTBOX, type OutgoingWorkDraft } from '../outboxes'

let outbox: Outbox<OutgoingWorkDraft> | undefined

/** The outbox for drafts of works that the server has not confirmed. */
export function workDraftsOutbox(): Outbox<OutgoingWorkDraft> {
  outbox ??= safeOutbox(WORK_DRAFTS_OUTBOX)
  return outbox
}

/**
 * Saves the drafts that wait in this browser on the server. Those that fail stay in the outbox.
 * @returns whether nothing is waiting any more
 */
export async function flushUnsentWorkDrafts(userId: string, from = workDraftsOutbox()): Promise<boolean> {
  const { waiting } = await flushEntries({
    owner: userId,
    outbox: from,
    send: sendDraft,
    refusedForGood: REFUSALS,
  })
  return waiting === 0
}

const sendDraft = ({ userId, courseId, lessonId, text, link, actedAt }: OutgoingWorkDraft) =>
  call(saveWorkDraft, {
    params: { courseId, lessonId },
    body: { userId, text, link, ageMs: ageOf(actedAt) },
  })
