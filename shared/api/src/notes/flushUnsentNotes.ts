import { removeNote, saveNote } from '@mentor-connect/contract/api/notes'
import { call } from '../call'
import { safeOutbox, type Outbox } from '../outbox'
import { ageOf } from '../outbox/ageOf'
import { REFUSALS, flushEntries, type Flushed } from '../outbox/flushEntries'
import { NOTES_OUTBOX, type OutgoingNote } from '../outboxes'

let outbox: Outbox<OutgoingNote> | undefined

/** The outbox for notes that the server has not confirmed. */
export function notesOutbox(): Outbox<OutgoingNote> {
  outbox ??= safeOutbox(NOTES_OUTBOX)
  return outbox
}

/** Sends the notes that wait in this browser. Those that fail stay in the outbox. */
export function flushUnsentNotes(userId: string, from = notesOutbox()): Promise<Flushed<OutgoingNote>> {
  return flushEntries({ owner: userId, outbox: from, send: sendNote, refusedForGood: REFUSALS })
}

function sendNote({ id, text, actedAt, userId, courseId, lessonId, blockId, quote }: OutgoingNote) {
  const ageMs = ageOf(actedAt)
  if (text === null) return call(removeNote, { params: { id }, body: { userId, ageMs } })
  const place = { courseId, lessonId, ...(blockId !== undefined && { blockId }) }
  return call(saveNote, { params: { id }, body: { userId, ...place, quote, text, ageMs } })
}
