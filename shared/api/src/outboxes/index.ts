import type { LessonStatus } from '@mentor-connect/contract/courses/progress'
import type { Answer } from '@mentor-connect/contract/courses/quizzes/questions'
import { safeOutbox } from '../outbox/browserOutbox'
import type { OutboxKind } from '../outbox/outbox'

/** A message written in this browser and not acknowledged by the server yet. */
export interface OutgoingMessage {
  clientMsgId: string
  /** Who wrote it, and to whom. */
  senderId: string
  receiverId: string
  message: string
  /** When it was written: ISO 8601, corrected to the server's clock. */
  writtenAt: string
}

export const CHAT_OUTBOX: OutboxKind<OutgoingMessage> = {
  database: 'mc-chat',
  key: 'clientMsgId',
  owner: 'senderId',
  writtenAt: 'writtenAt',
}

/** A lesson status set in this browser and not confirmed by the server yet. */
export interface OutgoingProgress {
  /** Consists of course, lesson and time, so that a later change of the same lesson is a separate entry. */
  id: string
  userId: string
  courseId: string
  lesson: string
  status: LessonStatus
  /** When the learner made the change: ISO 8601, device clock. */
  actedAt: string
  /** Id of the lesson at that key. */
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
  /** Consists of attempt and question: a later answer replaces an earlier one. */
  id: string
  userId: string
  attemptId: string
  questionId: string
  answer: Answer
  /** When the learner gave it: ISO 8601, device clock. */
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
  /** Id of the note: a later act on it replaces an earlier one. */
  id: string
  userId: string
  courseId: string
  lessonId: string
  blockId?: string
  quote: string
  /** Null if it is removed. */
  text: string | null
  /** When the learner did it: ISO 8601, device clock. */
  actedAt: string
}

export const NOTES_OUTBOX: OutboxKind<OutgoingNote> = {
  database: 'mc-notes',
  key: 'id',
  owner: 'userId',
  writtenAt: 'actedAt',
}

/** The draft of a work that the server has not confirmed yet. */
export interface OutgoingWorkDraft {
  /** Consists of course and lesson: a later draft replaces an earlier one. */
  id: string
  userId: string
  courseId: string
  lessonId: string
  text: string
  link: string
  /** When it was typed: ISO 8601, device clock. */
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
  /** Consists of person and item: a later answer replaces an earlier one. */
  id: string
  userId: string
  item: string
  answer: number
  /** When it was given: ISO 8601, device clock. */
  actedAt: string
}

export const INTERESTS_OUTBOX: OutboxKind<OutgoingInterest> = {
  database: 'mc-interests',
  key: 'id',
  owner: 'userId',
  writtenAt: 'actedAt',
}

/** Where a learner was last in a lesson on this device. */
export interface OutgoingPosition {
  /** Consists of course and lesson: only the last place matters. */
  id: string
  userId: string
  courseId: string
  lessonId: string
  blockId?: string
  second?: number
  /** When the learner was there: ISO 8601, device clock. */
  actedAt: string
  /** Whether the server has it. */
  isSent?: boolean
}

export const POSITIONS_OUTBOX: OutboxKind<OutgoingPosition> = {
  database: 'mc-positions',
  key: 'id',
  owner: 'userId',
  writtenAt: 'actedAt',
}

/** Pieces of a video that were watched in this browser, and not counted by the server yet. */
export interface OutgoingWatched {
  /** Consists of course, lesson and video. */
  id: string
  userId: string
  courseId: string
  lessonId: string
  blockId: string
  pieces: number[]
  /** When the last piece was watched: ISO 8601, device clock. */
  actedAt: string
}

export const WATCHED_OUTBOX: OutboxKind<OutgoingWatched> = {
  database: 'mc-watched',
  key: 'id',
  owner: 'userId',
  writtenAt: 'actedAt',
}

/** Unsaved input of a course form. */
export interface ResourceDraft {
  /** Owner and form, in one string. */
  key: string
  owner: string
  /** When it was typed: ISO 8601, device clock. */
  writtenAt: string
  /** Version of the course that is edited; absent for a new course. */
  version?: string
  /** The form's values, including selected files. */
  values: unknown
}

export const RESOURCE_DRAFTS: OutboxKind<ResourceDraft> = {
  database: 'mc-resource-drafts',
  key: 'key',
  owner: 'owner',
  writtenAt: 'writtenAt',
}

/** A text that somebody has begun in this browser and not sent. */
export interface TextDraft {
  /** Owner and place of the text, in one string. */
  key: string
  owner: string
  /** When it was typed: ISO 8601, device clock. */
  writtenAt: string
  /** Values by the name of their field. */
  values: Record<string, string>
}

export const TEXT_DRAFTS: OutboxKind<TextDraft> = {
  database: 'mc-text-drafts',
  key: 'key',
  owner: 'owner',
  writtenAt: 'writtenAt',
}

/** Deletes everything that a person has not sent from this browser. */
export async function clearOutboxes(person: string): Promise<void> {
  await Promise.all([
    safeOutbox(CHAT_OUTBOX).clear(person),
    safeOutbox(PROGRESS_OUTBOX).clear(person),
    safeOutbox(ANSWERS_OUTBOX).clear(person),
    safeOutbox(NOTES_OUTBOX).clear(person),
    safeOutbox(WORK_DRAFTS_OUTBOX).clear(person),
    safeOutbox(INTERESTS_OUTBOX).clear(person),
    safeOutbox(POSITIONS_OUTBOX).clear(person),
    safeOutbox(WATCHED_OUTBOX).clear(person),
    safeOutbox(RESOURCE_DRAFTS).clear(person),
    safeOutbox(TEXT_DRAFTS).clear(person),
  ])
}
