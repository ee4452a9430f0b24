import type { LessonStatus } from '@mentor-connect/contract/courses/progress'
import type { Emoji, QuotedMessage } from '@mentor-connect/contract/messages/chat'
import type { Answer } from '@mentor-connect/contract/courses/quizzes/questions'
import type { ChatAttachment } from '@mentor-connect/contract/messages/chatAttachments'
import { safeOutbox } from '../outbox/browserOutbox'
import type { OutboxKind } from '../outbox/outbox'

/** A message written in this browser and not acknowledged by the server yet. */
export interface OutgoingMessage {
  clientMsgId: string
  /** Id of the author. `receiverId` is the id of the person or the room to which the message is sent. */
  senderId: string
  receiverId: string
  /** True if the receiver is a room. */
  isRoom?: boolean
  message: string
  /** The message that this one answers. */
  replyTo?: QuotedMessage
  /** Ids of the members of the room whom the message mentions. */
  mentions?: string[]
  /** When it was written: ISO 8601, corrected to the server's clock. */
  writtenAt: string
  /** Its files, in the order in which they were chosen. */
  files?: OutgoingFile[]
}

/** A file of a message that waits in this browser. */
export interface OutgoingFile extends Omit<ChatAttachment, 'id' | 'bytes'> {
  /** Chosen by this browser, unique among the files of the message. */
  key: string
  content: Blob
  /** The id on the server, once the file was uploaded. */
  id?: string
}

/** A change of a stored message, made in this browser and not acknowledged by the server yet. */
export interface OutgoingChange {
  clientMsgId: string
  /** Id of the person who makes the change. */
  senderId: string
  conversationId: string
  /** Number of the message. */
  seq: number
  change: MessageChange
  /** When it was made: ISO 8601, corrected to the server's clock. */
  writtenAt: string
}

export type MessageChange =
  | {
      type: 'edit'
      message: string
      /** In a room: ids of the members whom the new text mentions. */
      mentions?: string[]
    }
  | { type: 'delete' }
  | { type: 'react'; emoji: Emoji; on: boolean }

/** An entry of the chat's outbox: what is sent in the order in which it was written. */
export type OutgoingChat = OutgoingMessage | OutgoingChange

export const CHAT_OUTBOX: OutboxKind<OutgoingChat> = {
  database: 'mc-chat',
  key: 'clientMsgId',
  owner: 'senderId',
  writtenAt: 'writtenAt',
}

/** A lesson status set in this browser and not confirmed by the server yet. */
export interface OutgoingProgress {
  /** Built from the course, the lesson and the time, so that a later change of the same lesson is a separate entry. */
  id: string
  userId: string
  courseId: string
  lesson: string
  status: LessonStatus
  /** When the learner made the change: ISO 8601, device clock. */
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
  /** When the learner gave the answer: ISO 8601, device clock. */
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
  /** When the learner changed the note: ISO 8601, device clock. */
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
  /** When the draft was typed: ISO 8601, device clock. */
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
  /** When the answer was given: ISO 8601, device clock. */
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
  /** When the learner was at that position: ISO 8601, device clock. */
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
  /** When the last part was watched: ISO 8601, device clock. */
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
  /** When the input was typed: ISO 8601, device clock. */
  writtenAt: string
  /** Version of the course that is being edited; absent for a new course. */
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

/** A text that somebody has begun to write in this browser and has not sent. */
export interface TextDraft {
  /** Owner and place of the text, in one string. */
  key: string
  owner: string
  /** When the text was typed: ISO 8601, device clock. */
  writtenAt: string
  /** Values by field name. */
  values: Record<string, string>
}

export const TEXT_DRAFTS: OutboxKind<TextDraft> = {
  database: 'mc-text-drafts',
  key: 'key',
  owner: 'owner',
  writtenAt: 'writtenAt',
}

/** Deletes from this browser everything that the person has not sent. */
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
