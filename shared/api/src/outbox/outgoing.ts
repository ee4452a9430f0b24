import type { Outbox, OutboxKind } from './outbox'
import { safeOutbox } from './browserOutbox'
import { flushEntries, REFUSALS, type Flushed } from './flushEntries'

/** Changes of one kind that wait in this browser until the server has confirmed them. */
export interface Outgoing<Entry> {
  outbox: () => Outbox<Entry>
  /** Sends the waiting entries. Entries that fail stay in the outbox. */
  flush: (userId: string, from?: Outbox<Entry>) => Promise<Flushed<Entry>>
}

/**
 * Creates the changes of one kind.
 * @param send sends one entry to the server
 * @param refusedForGood codes of the failures after which an entry is dropped
 */
export function outgoing<Entry extends { id: string; actedAt: string }>(
  kind: OutboxKind<Entry>,
  send: (entry: Entry) => Promise<unknown>,
  refusedForGood: ReadonlySet<string> = REFUSALS,
): Outgoing<Entry> {
  const outbox = openOnce(kind)
  return {
    outbox,
    flush: (userId, from = outbox()) => flushEntries({ owner: userId, outbox: from, send, refusedForGood }),
  }
}

/** Returns a function that opens the outbox on its first call and returns the same outbox afterwards. */
export function openOnce<Entry>(kind: OutboxKind<Entry>): () => Outbox<Entry> {
  let outbox: Outbox<Entry> | undefined
  return () => (outbox ??= safeOutbox(kind))
}
