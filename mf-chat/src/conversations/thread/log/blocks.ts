import type { Pending, SystemNotice, ThreadMessage } from '../../client/chatState'
import type { ShownMessage } from '../../client/shownMessages'
import { isSameDay } from '../../dates/days'

/** An entry of a thread: a message, an unconfirmed message, or a system notice. */
export type Item = ShownMessage | Pending | SystemNotice

/** Messages per block. Blocks are memoized and skipped by the browser as a whole. */
const BLOCK_SIZE = 50

/** Consecutive messages of one person within this time, in ms, are grouped. */
const RUN_MS = 5 * 60_000

export interface Block {
  key: number
  items: Item[]
  /** The item before the first one of the block; undefined in the first block. */
  before: Item | undefined
}

export const isNotice = (item: Item): item is SystemNotice => 'text' in item
export const isPending = (item: Item): item is Pending => 'writtenAt' in item

/** React key; does not change when a pending message is stored. */
export function keyOf(item: Item): string {
  if (isNotice(item)) return `notice-${item.id}`
  return item.clientMsgId ?? (item as ThreadMessage)._id
}

/** Time of an item, ISO 8601. */
export function timeOf(item: Item): string {
  if (isNotice(item)) return item.at
  return isPending(item) ? item.writtenAt : item.timestamp
}

export function startsDay(item: Item, before: Item | undefined): boolean {
  return before === undefined || !isSameDay(timeOf(before), timeOf(item))
}

/** Returns true if a message starts a new group: another person, another day, or a pause. */
export function startsRun(item: Item, before: Item | undefined): boolean {
  if (before === undefined || isNotice(before) || isNotice(item)) return true
  if (before.senderId !== item.senderId || startsDay(item, before)) return true
  return Date.parse(timeOf(item)) - Date.parse(timeOf(before)) > RUN_MS
}

/** Sorts all items and splits them into blocks whose boundaries do not move when items are added at either end. */
export function blocksOf(messages: ThreadMessage[], notices: SystemNotice[], pending: Pending[]): Block[] {
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

/** Messages by sequence number, then pending ones; system notices are inserted by time. */
function inOrder(messages: ThreadMessage[], notices: SystemNotice[], pending: Pending[]): Item[] {
  const items: Item[] = []
  let next = 0
  for (const item of [...messages, ...pending]) {
    for (; next < notices.length && notices[next]!.at < timeOf(item); next += 1) items.push(notices[next]!)
    items.push(item)
  }
  return [...items, ...notices.slice(next)]
}
