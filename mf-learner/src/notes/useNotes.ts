import { useEndpoint } from '@mentor-connect/api'
import { useNoteActs, withActs } from '@mentor-connect/api/notes'
import { getNotes, type ListedNote } from '@mentor-connect/contract/learning/notes'
import { PAGE_SIZE } from '@mentor-connect/contract/rules/limits'
import type { NotesQuery } from './useNotesQuery'

/** A page of the learner's notes, including changes that are not sent yet. */
export function useNotes(learnerId: string, { text, course, page }: NotesQuery) {
  const loaded = useEndpoint(getNotes, {
    query: {
      page,
      limit: PAGE_SIZE,
      ...(course && { courseId: course }),
      ...(text.trim() && { search: text.trim() }),
    },
  })
  const { data } = loaded
  const stored = data?.notes ?? []
  const isListed = ({ id }: { id: string }) => stored.some((note) => note.id === id)
  const { unsent, status, act } = useNoteActs(learnerId, (sent) => {
    if (data) loaded.setData({ ...data, notes: withActs(stored, sent) })
  })
  return {
    ...loaded,
    // Unsent changes apply only to notes on this page.
    notes: withActs(stored, unsent.filter(isListed)),
    courses: data?.courses ?? [],
    totalPages: data?.pagination.totalPages ?? 0,
    status,
    act: (note: ListedNote, changed: string | null) => {
      const { id, courseId, lessonId, blockId, quote } = note
      // A deletion was undone: the note is listed again at once, before the server responds.
      if (data && changed !== null && !isListed(note))
        loaded.setData({ ...data, notes: [...stored, note].sort(byChange) })
      act({ id, courseId, lessonId, ...(blockId && { blockId }), quote, text: changed })
    },
  }
}

const byChange = (a: ListedNote, b: ListedNote) => (a.updatedAt < b.updatedAt ? 1 : -1)
