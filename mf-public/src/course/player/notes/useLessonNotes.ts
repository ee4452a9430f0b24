import { newId, useEndpoint } from '@mentor-connect/api'
import { useNoteActs, withActs } from '@mentor-connect/api/notes'
import { getLessonNotes } from '@mentor-connect/contract/learning/notes'

export interface NotePassage {
  /** Id of the block; undefined for a note on the whole lesson. */
  blockId?: string
  quote: string
}

/** The learner's notes on a lesson, including changes that are not sent yet. */
export function useLessonNotes(learnerId: string, courseId: string, lessonId: string) {
  const place = { courseId, lessonId }
  const { data, setData } = useEndpoint(getLessonNotes, { params: { id: courseId, lessonId } })
  const stored = data?.notes ?? []
  const isHere = (act: { courseId: string; lessonId: string }) =>
    act.courseId === courseId && act.lessonId === lessonId
  const { unsent, status, act } = useNoteActs(learnerId, (sent) =>
    setData({ notes: withActs(stored, sent.filter(isHere)) }),
  )
  return {
    notes: withActs(stored, unsent.filter(isHere)),
    isLoaded: data !== undefined,
    status,
    act,
    add: (passage: NotePassage, text: string) => act({ ...place, ...passage, id: newId(), text }),
  }
}
