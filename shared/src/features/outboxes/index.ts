import type { LessonStatus } from '../../contracts/learners'
import { safeOutbox } from '../../outbox/browserOutbox'
import type { OutboxKind } from '../../outbox/outbox'

/** A message that was written here and that the server has not acknowledged yet. */
export interface OutgoingMessage {
  clientMsgId: string
  /** Who wrote it, and to whom. */
  senderId: string
  receiverId: string
  message: string
  /** ISO 8601; when it was written, as the server's clock says. */
  writtenAt: string
}

export const CHAT_OUTBOX: OutboxKind<OutgoingMessage> = {
  database: 'mc-chat',
  key: 'clientMsgId',
  owner: 'senderId',
  writtenAt: 'writtenAt',
}

/** A lesson's status that was set here and that the server has not confirmed yet. */
export interface OutgoingProgress {
  /** Course, lesson and time: a later change of the same lesson is another entry. */
  id: string
  userId: string
  courseId: string
  lesson: string
  status: LessonStatus
  /** ISO 8601; when the learner did it, as this device's clock says. */
  actedAt: string
  /** Which lesson stood at that key. */
  lessonId?: string
}

export const PROGRESS_OUTBOX: OutboxKind<OutgoingProgress> = {
  database: 'mc-progress',
  key: 'id',
  owner: 'userId',
  writtenAt: 'actedAt',
}

/** What was typed into the form of a resource and is not saved yet. */
export interface ResourceDraft {
  /** Owner and subject: which form of whom. */
  key: string
  owner: string
  /** ISO 8601; when it was typed, as this device's clock says. */
  writtenAt: string
  /** State of the course that is edited, if it is there already. */
  version?: string
  /** The form's own; chosen files are in it. */
  values: unknown
}

export const RESOURCE_DRAFTS: OutboxKind<ResourceDraft> = {
  database: 'mc-resource-drafts',
  key: 'key',
  owner: 'owner',
  writtenAt: 'writtenAt',
}

/** Leaves nothing of a person behind in this browser. */
export async function clearOutboxes(person: string): Promise<void> {
  await Promise.all([
    safeOutbox(CHAT_OUTBOX).clear(person),
    safeOutbox(PROGRESS_OUTBOX).clear(person),
    safeOutbox(RESOURCE_DRAFTS).clear(person),
  ])
}
