import type { Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

/** Private notes of learners. They are kept if the lesson or course that they are about is deleted. */
interface NotesTable {
  learner_id: string
  /** Chosen by the learner's browser, so notes of different learners may have the same id. */
  id: string
  course_id: string
  lesson_id: string
  block_id: string | null
  quote: string
  text: string
  /** Quote and text of the note, normalized for search. */
  search_text: string
  created_at: Instant
  /** The time at which the learner last wrote or removed the note, which may be long before the server received it. */
  acted_at: Instant
  /**
   * 1 for a removed note. Its texts are deleted, but the row is kept for some time, so that a delayed request
   * cannot restore the note.
   */
  removed: Generated<Flag>
}

export interface NoteTables {
  notes: NotesTable
}
