import type { ChatErrorCode } from '@mentor-connect/contract/messages/chatFrames'
import type { Instant, Tx } from '../database/schema'

/** The tables with the messages of threads. They have the same columns. */
export type MessageTable = 'messages' | 'room_messages'

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
  /** The person who changes the message. */
  personId: string
  at: Instant
  /** Number of the change in its thread. */
  change: number
  /** The new text; null if the message was deleted; undefined if the text stays. */
  text?: string | null
  /** The people whom the new text mentions; undefined if they stay. */
  mentions?: string[]
}

export type ChangeKind = 'edit' | 'delete' | 'react'

/** A thread that is locked until the transaction ends, as one of its people may change it. */
export interface OpenThread {
  /** The reason why this person may not change messages here, for the same reasons as for a new message. */
  refusalOf: (kind: ChangeKind) => ChatErrorCode | undefined
  /** The people who are told of a change; for a room undefined, because its members are. */
  readers: string[] | undefined
  /** True if this person may delete messages of others. */
  mayRemove: boolean
  /** Number of the last change in this thread. */
  lastChange: number
  messageAt: (seq: number) => Promise<ChangedMessage | undefined>
  /** Stores a change with the message, its files and the summary of the thread. Resolves with why it is refused. */
  save: (change: StoredChange) => Promise<ChatErrorCode | undefined>
}

/** Locks the thread. Resolves with undefined if it does not exist or this person is not in it. */
export type OpenThreadFor = (tx: Tx, threadId: string, personId: string) => Promise<OpenThread | undefined>
