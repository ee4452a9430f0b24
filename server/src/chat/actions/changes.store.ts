import type { Emoji } from '@mentor-connect/contract/messages/chat'
import type { ChatErrorCode } from '@mentor-connect/contract/messages/chatFrames'
import { EDITS_MAX, EDIT_WITHIN_MS } from '@mentor-connect/contract/messages/chatLimits'
import type { Database, Tx } from '../database/schema'
import {
  deleteReactions,
  findChange,
  keepEarlierText,
  rememberChange,
  saveChange,
  setReaction,
  type ChangeRow,
} from './changes.repo'
import type { ChangedMessage, OpenThread, OpenThreadFor } from './thread'

type Kind =
  | {
      kind: 'edit'
      text: string
      /** Only in rooms: the people whom the new text mentions; without it they stay. */ mentions?: string[]
    }
  | { kind: 'delete' }
  | { kind: 'react'; emoji: Emoji; isOn: boolean }

/** A change of a message that is to be stored. */
export type NewChange = Kind & {
  /** Id that the client has given to this change. */
  clientId: string
  threadId: string
  seq: number
  personId: string
}

export type ChangeOutcome =
  /** `isNew` is false if nothing has changed, for example because the change was already stored. */
  { kind: 'stored'; isNew: boolean; readers: string[] | undefined } | { kind: 'refused'; code: ChatErrorCode }

/**
 * Stores a change of a message. Each change locks its thread, so changes of a thread are stored one after
 * another, and each gets the next number.
 */
export function storeChange(
  db: Database,
  openThread: OpenThreadFor,
  change: NewChange,
  now: Date,
): Promise<ChangeOutcome> {
  return db
    .transaction()
    .execute(async (tx) => {
      const thread = await openThread(tx, change.threadId, change.personId)
      if (!thread) return refused('no_conversation')
      const unchanged: ChangeOutcome = { kind: 'stored', isNew: false, readers: thread.readers }
      if (!(await rememberChange(tx, change, now.toISOString()))) return unchanged
      // A refused change is not remembered, because it may be allowed if the client sends it again.
      const code = thread.refusalOf(change.kind) ?? (await apply(tx, thread, change, now))
      if (code === 'unchanged') return unchanged
      if (code) throw new Refusal(code)
      return { ...unchanged, isNew: true }
    })
    .catch((error: unknown) => {
      if (error instanceof Refusal) return refused(error.code)
      throw error
    })
}

/** Error that rolls the transaction back. */
class Refusal extends Error {
  constructor(readonly code: ChatErrorCode) {
    super(code)
  }
}

const refused = (code: ChatErrorCode): ChangeOutcome => ({ kind: 'refused', code })

type Failure = ChatErrorCode | 'unchanged' | undefined

/** Changes the message. Returns the reason if nothing was changed; undefined if the message was changed. */
async function apply(tx: Tx, thread: OpenThread, change: NewChange, now: Date): Promise<Failure> {
  const message = await thread.messageAt(change.seq)
  if (!message) return 'no_message'
  const before = await findChange(tx, change)
  const context: Context = { tx, thread, message, before, now }
  if (change.kind === 'react') return react(context, change)
  const isOwn = message.senderId === change.personId
  if (change.kind === 'delete') return isOwn || thread.mayRemove ? remove(context, change) : 'forbidden'
  return isOwn ? edit(context, change) : 'forbidden'
}

interface Context {
  tx: Tx
  thread: OpenThread
  message: ChangedMessage
  before: ChangeRow | undefined
  now: Date
}

type ChangeOf<K extends Kind['kind']> = NewChange & { kind: K }

async function edit(context: Context, change: ChangeOf<'edit'>): Promise<Failure> {
  const { message, before, now } = context
  if (before?.deleted_at) return 'message_deleted'
  if (message.text === change.text) return 'unchanged'
  if (now.getTime() - Date.parse(message.createdAt) > EDIT_WITHIN_MS) return 'edit_too_late'
  if ((before?.edits ?? 0) >= EDITS_MAX) return 'too_many_edits'
  return replaceText(context, change, change.text)
}

async function remove(context: Context, change: ChangeOf<'delete'>): Promise<Failure> {
  if (context.before?.deleted_at) return 'unchanged'
  await deleteReactions(context.tx, change)
  return replaceText(context, change, null)
}

async function react(context: Context, change: ChangeOf<'react'>): Promise<Failure> {
  const { tx, before, now } = context
  if (before?.deleted_at) return change.isOn ? 'message_deleted' : 'unchanged'
  if (!(await setReaction(tx, change, now.toISOString()))) return 'unchanged'
  return count(context, change, undefined)
}

/** Stores the current text as evidence for cases, and then replaces it. */
async function replaceText(context: Context, change: NewChange, text: string | null) {
  const { tx, message, before, now } = context
  const replaced = { version: (before?.edits ?? 0) + 1, author: message.senderId, text: message.text }
  await keepEarlierText(tx, change, { ...replaced, at: now.toISOString() })
  return count(context, change, text)
}

/** Gives the change the next number of its thread. */
async function count(
  { tx, thread, message, now }: Context,
  change: NewChange,
  text: string | null | undefined,
): Promise<ChatErrorCode | undefined> {
  const number = thread.lastChange + 1
  await saveChange(tx, change, {
    number,
    edits: typeof text === 'string' ? 1 : 0,
    deletedAt: text === null ? now.toISOString() : null,
  })
  const { seq, personId } = change
  const mentions = change.kind === 'edit' ? change.mentions : undefined
  const at = now.toISOString()
  return thread.save({ seq, senderId: message.senderId, personId, at, change: number, text, mentions })
}
