import type { LessonStatus } from '@mentor-connect/contract/courses/progress'
import type { Answer } from '@mentor-connect/contract/courses/quizzes/questions'
import type { OutboxKind } from '../outbox/outbox'

/** A lesson status set in this browser and not confirmed by the server yet. */
export interface OutgoingProgress {
  /** Built from the course, the lesson and the time, so that a later change of the same lesson is a separate entry. */
  id: string
  userId: string
  courseId: string
  lesson: string
  status: LessonStatus
  /** The time at which the learner made the change: ISO 8601, device clock. */
  actedAt: string
  /** Id of the lesson at the position that the change names. */
  lessonId?: string
}

export const PROGRESS_OUTBOX: OutboxKind<OutgoingProgress> = {
  database: 'mc-progress',
  key: 'id',
  owner: 'userId',
  writtenAt: 'actedAt',
}

/** An answer given in this browser and not confirmed by the server yet. */
export interface OutgoingAnswer {
  /** Built from the attempt and the question, so a later answer replaces an earlier one. */
  id: string
  userId: string
  attemptId: string
  questionId: string
  answer: Answer
  /** The time at which the learner gave the answer: ISO 8601, device clock. */
  actedAt: string
}

export const ANSWERS_OUTBOX: OutboxKind<OutgoingAnswer> = {
  database: 'mc-answers',
  key: 'id',
  owner: 'userId',
  writtenAt: 'actedAt',
}

/** A note written, changed or removed in this browser and not confirmed by the server yet. */
export interface OutgoingNote {
  /** Id of the note. A later change of the note replaces an earlier one. */
  id: string
  userId: string
  courseId: string
  lessonId: string
  blockId?: string
  quote: string
  /** The new text; null if the note was removed. */
  text: string | null
  /** The time at which the learner changed the note: ISO 8601, device clock. */
  actedAt: string
}

export const NOTES_OUTBOX: OutboxKind<OutgoingNote> = {
  database: 'mc-notes',
  key: 'id',
  owner: 'userId',
  writtenAt: 'actedAt',
}

/** The draft of a learner's work for a task that the server has not confirmed yet. */
export interface OutgoingWorkDraft {
  /** Built from the course and the lesson, so a later draft replaces an earlier one. */
  id: string
  userId: string
  courseId: string
  lessonId: string
  text: string
  link: string
  /** The time at which the draft was typed: ISO 8601, device clock. */
  actedAt: string
}

export const WORK_DRAFTS_OUTBOX: OutboxKind<OutgoingWorkDraft> = {
  database: 'mc-work-drafts',
  key: 'id',
  owner: 'userId',
  writtenAt: 'actedAt',
}

/** An answer of the interest assessment that the server has not confirmed yet. */
export interface OutgoingInterest {
  /** Built from the person and the item, so a later answer replaces an earlier one. */
  id: string
  userId: string
  item: string
  answer: number
  /** The time at which the answer was given: ISO 8601, device clock. */
  actedAt: string
}

export const INTERESTS_OUTBOX: OutboxKind<OutgoingInterest> = {
  database: 'mc-interests',
  key: 'id',
  owner: 'userId',
  writtenAt: 'actedAt',
}

/** The last position of a learner in a lesson on this device. */
export interface OutgoingPosition {
  /** Built from the course and the lesson, because only the last position matters. */
  id: string
  userId: string
  courseId: string
  lessonId: string
  blockId?: string
  second?: number
  /** The time at which the learner was at that position: ISO 8601, device clock. */
  actedAt: string
  /** True once the server has confirmed the position. */
  isSent?: boolean
}

export const POSITIONS_OUTBOX: OutboxKind<OutgoingPosition> = {
  database: 'mc-positions',
  key: 'id',
  owner: 'userId',
  writtenAt: 'actedAt',
}

/** Parts of a video that were watched in this browser and that the server has not counted yet. */
export interface OutgoingWatched {
  /** Built from the course, the lesson and the video. */
  id: string
  userId: string
  courseId: string
  lessonId: string
  blockId: string
  pieces: number[]
  /** The time at which the last part was watched: ISO 8601, device clock. */
  actedAt: string
}

export const WATCHED_OUTBOX: OutboxKind<OutgoingWatched> = {
  database: 'mc-watched',
  key: 'id',
  owner: 'userId',
  writtenAt: 'actedAt',
}
