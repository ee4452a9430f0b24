import { removeNote, saveNote } from '@mentor-connect/contract/learning/notes'
import { call } from '../call'
import { ageOf } from '../outbox/ageOf'
import { outgoing } from '../outbox/outgoing'
import { NOTES_OUTBOX } from '../outboxes'

/** Changes of lesson notes that the server has not confirmed yet. */
export const unsentNotes = outgoing(
  NOTES_OUTBOX,
  ({ id, text, actedAt, userId, courseId, lessonId, blockId, quote }) => {
    const ageMs = ageOf(actedAt)
    if (text === null) return call(removeNote, { params: { id }, body: { userId, ageMs } })
    const place = { courseId, lessonId, ...(blockId !== undefined && { blockId }) }
    return call(saveNote, { params: { id }, body: { userId, ...place, quote, text, ageMs } })
  },
)
