import type { ChatMessage } from '@mentor-connect/shared/contracts/chat'
import type { Pending, SystemNotice } from '../../client/chatState'
import { isSameDay } from '../../dates/days'

/** An entry of a thread: a message, an unconfirmed one, or a line of the system. */
export type Item = ChatMessage | Pending | SystemNotice

/** Messages of one block; a thread is rendered, memoized and skipped block by block. */
const BLOCK_SIZE = 50

/** Messages of one person within this time, in ms, are shown close together. */
const RUN_MS = 5 * 60_000

export interface Block {
  key: number
  items: Item[]
  /** What is shown before the first of them. */
  before: Item | undefined
}

export const isNotice = (item: Item): item is SystemNotice => 'text' in item
export const isPending = (item: Item): item is Pending => 'writtenAt' in item

/** Stays the same when a message on its way has arrived. */
export function keyOf(item: Item): string {
  if (isNotice(item)) return `notice-${item.id}`
  return item.clientMsgId ?? (item as ChatMessage)._id
}

/** ISO 8601. */
export function timeOf(item: Item): string {
  if (isNotice(item)) return item.at
  return isPending(item) ? item.writtenAt : item.timestamp
}

export function startsDay(item: Item, before: Item | undefined): boolean {
  return before === undefined || !isSameDay(timeOf(before), timeOf(item))
}

/** Whether a message begins a group of its own: another person, another day, a pause. */
export function startsRun(item: Item, before: Item | undefined): boolean {
  if (before === undefined || isNotice(before) || isNotice(item)) return true
  if (before.senderId !== item.senderId || startsDay(item, before)) return true
  return Date.parse(timeOf(item)) - Date.parse(timeOf(before)) > RUN_MS
}

/** Everything in its place, cut into blocks whose borders do not move when something is added at either end. */
export function blocksOf(messages: ChatMessage[], notices: SystemNotice[], pending: Pending[]): Block[] {
  const blocks: Block[] = []
  let before: Item | undefined
  for (const item of inOrder(messages, notices, pending)) {
    const key = 'seq' in item ? Math.floor(item.seq / BLOCK_SIZE) : blocks.at(-1)?.key
    if (key === undefined || key !== blocks.at(-1)?.key) blocks.push({ key: key ?? -1, items: [], before })
    blocks.at(-1)!.items.push(item)
    before = item
  }
  return blocks
}

/** Messages by their number, pending ones after them, and the lines of the system where their time puts them. */
function inOrder(messages: ChatMessage[], notices: SystemNotice[], pending: Pending[]): Item[] {
  const items: Item[] = []
  let next = 0
  for (const item of [...messages, ...pending]) {
    for (; next < notices.length && notices[next]!.at < timeOf(item); next += 1) items.push(notices[next]!)
    items.push(item)
  }
  return [...items, ...notices.slice(next)]
}
