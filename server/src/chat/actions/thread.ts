import type { ChatErrorCode } from '@mentor-connect/contract/messages/chatFrames'
import type { Instant, Tx } from '../database/schema'

/** The tables with the messages of threads. They have the same columns. */
export type MessageTable = 'messages' | 'room_messages'

/** The fields of a message that a change needs. */
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
  /** The person who changes the message. */
  personId: string
  at: Instant
  /** Number of the change in its thread. */
  change: number
  /** The new text; null if the message was deleted; undefined if the text stays. */
  text?: string | null
  /** The people whom the new text mentions; undefined if the mentions do not change. */
  mentions?: string[]
}

export type ChangeKind = 'edit' | 'delete' | 'react'

/** A thread that is locked until the end of the transaction, with the rights of the person who changes it. */
export interface OpenThread {
  /**
   * Returns the reason why this person may not change messages here; the reasons are the same as for a new
   * message.
   */
  refusalOf: (kind: ChangeKind) => ChatErrorCode | undefined
  /** The people who are notified of a change; undefined for a room, because its members are notified. */
  readers: string[] | undefined
  /** True if this person may delete messages of others. */
  mayRemove: boolean
  /** Number of the last change in this thread. */
  lastChange: number
  messageAt: (seq: number) => Promise<ChangedMessage | undefined>
  /**
   * Stores a change with the message, its files and the summary of the thread. Resolves to the reason if it
   * is refused.
   */
  save: (change: StoredChange) => Promise<ChatErrorCode | undefined>
}

/** Locks the thread. Resolves to undefined if it does not exist or this person is not in it. */
export type OpenThreadFor = (tx: Tx, threadId: string, personId: string) => Promise<OpenThread | undefined>
