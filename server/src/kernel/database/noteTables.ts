import type { Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

/** Private notes. They outlive the lesson and the course that they are about. */
interface NotesTable {
  learner_id: string
  /** Made by the learner's browser: unique for the learner only. */
  id: string
  course_id: string
  lesson_id: string
  block_id: string | null
  quote: string
  text: string
  /** Quote and text, folded. */
  search_text: string
  created_at: Instant
  /** When the learner last wrote or removed it, which may be long before it was received. */
  acted_at: Instant
  /** A removed note has no texts any more. It stays for a time, so that a late request cannot bring it back. */
  removed: Generated<Flag>
}

export interface NoteTables {
  notes: NotesTable
}
