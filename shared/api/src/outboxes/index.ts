import { safeOutbox } from '../outbox/browserOutbox'
import type { OutboxKind } from '../outbox/outbox'
import { CHAT_OUTBOX } from './chatOutbox'
import { RESOURCE_DRAFTS, TEXT_DRAFTS } from './drafts'
import {
  PROGRESS_OUTBOX,
  ANSWERS_OUTBOX,
  NOTES_OUTBOX,
  WORK_DRAFTS_OUTBOX,
  INTERESTS_OUTBOX,
  POSITIONS_OUTBOX,
  WATCHED_OUTBOX,
} from './learningOutboxes'

export {
  type OutgoingMessage,
  type OutgoingFile,
  type OutgoingChange,
  type MessageChange,
  type OutgoingChat,
  CHAT_OUTBOX,
} from './chatOutbox'
export { type ResourceDraft, RESOURCE_DRAFTS, type TextDraft, TEXT_DRAFTS } from './drafts'
export {
  type OutgoingProgress,
  PROGRESS_OUTBOX,
  type OutgoingAnswer,
  ANSWERS_OUTBOX,
  type OutgoingNote,
  NOTES_OUTBOX,
  type OutgoingWorkDraft,
  WORK_DRAFTS_OUTBOX,
  type OutgoingInterest,
  INTERESTS_OUTBOX,
  type OutgoingPosition,
  POSITIONS_OUTBOX,
  type OutgoingWatched,
  WATCHED_OUTBOX,
} from './learningOutboxes'

/** All outboxes of this browser, with everything that people have not sent yet. */
const ALL_OUTBOXES: OutboxKind<never>[] = [
  CHAT_OUTBOX,
  PROGRESS_OUTBOX,
  ANSWERS_OUTBOX,
  NOTES_OUTBOX,
  WORK_DRAFTS_OUTBOX,
  INTERESTS_OUTBOX,
  POSITIONS_OUTBOX,
  WATCHED_OUTBOX,
  RESOURCE_DRAFTS,
  TEXT_DRAFTS,
]

/** Deletes from this browser everything that the person has not sent. */
export async function clearOutboxes(person: string): Promise<void> {
  await Promise.all(ALL_OUTBOXES.map((kind) => safeOutbox(kind).clear(person)))
}
