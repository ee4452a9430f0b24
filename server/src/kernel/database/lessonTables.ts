import type { LessonKind } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import type { LessonType } from '@mentor-connect/contract/courses/lessons/lessonTypes'
import type { ColumnType, Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'
import type { DiscussionTables } from './discussionTables'
import type { NoteTables } from './noteTables'

type Optional<Value> = ColumnType<Value | null, Value | null | undefined>

interface LessonsTable {
  course_id: string
  /** Unique within the course. It stays the same when the mentor moves the lesson. */
  id: string
  module_position: number
  position: number
  title: string
  type: LessonType
  /** Empty if the lesson is a document or has a `kind`. */
  url: string
  file: string | null
  /** Null if the lesson is only a link, a document or a course of another site. */
  kind: Optional<LessonKind>
  minutes: Optional<number>
  /** 1 if people who are not enrolled may read the lesson. */
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
  /** The time at which `earlier_body` was saved; null if that was not recorded. */
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

/** The place in a lesson at which a learner stopped. */
interface LessonPositionsTable {
  learner_id: string
  course_id: string
  lesson_id: string
  block_id: string | null
  /** Position in the video, in seconds; null if there is no video. */
  second: number | null
  /** The time at which the learner was at this position, which may be long before the server received it. */
  at: Instant
}

/** The parts of an uploaded video that a learner has watched. */
interface LessonWatchedTable {
  learner_id: string
  course_id: string
  lesson_id: string
  /** Id of the video's block. */
  block_id: string
  /** Numbers of the watched pieces of the video, for example `0-7,9`. */
  pieces: string
  /** The time at which a report was last counted, by the server's clock. */
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
