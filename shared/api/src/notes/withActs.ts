import type { Note } from '@mentor-connect/contract/learning/notes'
import type { OutgoingNote } from '../outboxes'

/** Returns the notes as they will be once these changes are sent. New notes come last. */
export function withActs<Shown extends Note>(
  notes: readonly Shown[],
  acts: readonly OutgoingNote[],
): Shown[] {
  const byId = new Map(notes.map((note) => [note.id, note]))
  for (const act of acts)
    if (act.text === null) byId.delete(act.id)
    else
      byId.set(act.id, {
        ...newNote(act),
        ...byId.get(act.id),
        text: act.text,
        updatedAt: act.actedAt,
      } as Shown)
  return [...byId.values()]
}

function newNote({ id, courseId, lessonId, blockId, quote, actedAt }: OutgoingNote) {
  const place = { courseId, lessonId, ...(blockId !== undefined && { blockId }) }
  return { id, ...place, quote, createdAt: actedAt }
}
