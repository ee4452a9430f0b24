import type { LessonKind } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import type { LessonType } from '@mentor-connect/contract/courses/lessons/lessonTypes'
import type { ColumnType, Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'
import type { DiscussionTables } from './discussionTables'
import type { NoteTables } from './noteTables'

type Optional<Value> = ColumnType<Value | null, Value | null | undefined>

interface LessonsTable {
  course_id: string
  /** Unique within its course; unchanged when the mentor moves the lesson. */
  id: string
  module_position: number
  position: number
  title: string
  type: LessonType
  /** Empty for a document and for a lesson with a kind. */
  url: string
  file: string | null
  /** Null for a link, document or course of another site. */
  kind: Optional<LessonKind>
  minutes: Optional<number>
  /** Whether people who are not enrolled may read it. */
  preview: Generated<Flag>
}

interface LessonBodiesTable {
  course_id: string
  lesson_id: string
  /** JSON of `LessonBody`. */
  body: string
  words: number
  updated_at: Instant
  /** The body before the last save. */
  earlier_body: string | null
  /** When that one was saved; null if that was not recorded. */
  earlier_at: Optional<Instant>
}

/** The text that a mentor has not published yet. */
interface LessonDraftsTable {
  course_id: string
  lesson_id: string
  /** JSON of `LessonBody`. */
  body: string
  saved_at: Instant
}

/** The uploads that a lesson shows, in its body, its earlier body or its draft. */
interface LessonFilesTable {
  course_id: string
  lesson_id: string
  path: string
}

/** Where a learner stopped in a lesson. */
interface LessonPositionsTable {
  learner_id: string
  course_id: string
  lesson_id: string
  block_id: string | null
  /** Second of the video. */
  second: number | null
  /** When the learner was there, which may be long before it was received. */
  at: Instant
}

/** What a learner has watched of an uploaded video. */
interface LessonWatchedTable {
  learner_id: string
  course_id: string
  lesson_id: string
  /** The video. */
  block_id: string
  /** Numbers of its pieces: `0-7,9`. */
  pieces: string
  /** When a report was last counted, by the clock of the server. */
  at: Instant
}

export interface LessonTables extends DiscussionTables, NoteTables {
  lessons: LessonsTable
  lesson_bodies: LessonBodiesTable
  lesson_drafts: LessonDraftsTable
  lesson_files: LessonFilesTable
  lesson_positions: LessonPositionsTable
  lesson_watched: LessonWatchedTable
}
