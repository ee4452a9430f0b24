import type { ChatErrorCode } from '@mentor-connect/contract/messages/chatFrames'
import type { Tx } from '../database/schema'

/** A message as a change needs it. */
export interface ChangedMessage {
  seq: number
  senderId: string
  text: string
  createdAt: string
}

/** Effect of a change on the stored message. A reaction changes neither its text nor its existence. */
export interface StoredChange {
  seq: number
  senderId: string
  /** Number of the change in its thread. */
  change: number
  /** The new text; null if the message was deleted; undefined if the text stays. */
  text?: string | null
}

/** A thread that is locked until the transaction ends, as one of its people may change it. */
export interface OpenThread {
  /** Why this person may not write here, for the same reasons as for a new message. */
  refusal: ChatErrorCode | undefined
  /** Everybody who is told of a change. */
  readers: string[]
  /** Number of the last change in this thread. */
  lastChange: number
  messageAt: (seq: number) => Promise<ChangedMessage | undefined>
  /** Stores a change with the message, its files and the summary of the thread. */
  save: (change: StoredChange) => Promise<void>
}

/** Locks the thread. Resolves with undefined if it does not exist or this person is not in it. */
export type OpenThreadFor = (tx: Tx, threadId: string, personId: string) => Promise<OpenThread | undefined>
