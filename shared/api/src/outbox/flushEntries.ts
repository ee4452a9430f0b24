import type { FailureCode } from '@mentor-connect/contract/api/wire'
import { ApiFailure } from '../ApiFailure'
import type { Outbox } from './outbox'

interface Flushing<Entry> {
  owner: string
  outbox: Outbox<Entry>
  send: (entry: Entry) => Promise<unknown>
  /** The failures after which an entry is dropped, because a retry cannot succeed. */
  refusedForGood: ReadonlySet<string>
}

export interface Flushed<Entry> {
  sent: Entry[]
  /** Entries that were dropped because the server will never accept them. */
  refused: Entry[]
  /** The number of entries that are still to be sent. */
  waiting: number
}

type Outcome = 'sent' | 'refused' | 'waiting'

/** Sends the entries of an outbox, one after the other. A later entry with the same id replaces an earlier one. */
export async function flushEntries<Entry extends { id: string; actedAt: string }>({
  owner,
  outbox,
  send,
  refusedForGood,
}: Flushing<Entry>): Promise<Flushed<Entry>> {
  const flushed: Flushed<Entry> = { sent: [], refused: [], waiting: 0 }
  const settled = new Map<string, string>()
  for (const entry of await outbox.open(owner)) {
    const outcome = await outcomeOf(() => send(entry), refusedForGood)
    if (outcome === 'waiting') continue
    flushed[outcome].push(entry)
    settled.set(entry.id, entry.actedAt)
  }
  // If an entry was replaced while its earlier version was being sent, the new version still has to be sent.
  for (const { id, actedAt } of await outbox.open(owner))
    if (settled.get(id) === actedAt) await outbox.remove(id)
    else flushed.waiting += 1
  return flushed
}

async function outcomeOf(send: () => Promise<unknown>, refused: ReadonlySet<string>): Promise<Outcome> {
  try {
    await send()
    return 'sent'
  } catch (error) {
    console.error('Failed to send what waits in this browser', error)
    return error instanceof ApiFailure && refused.has(error.code) ? 'refused' : 'waiting'
  }
}

/** The failures that a retry cannot change. */
export const REFUSALS: ReadonlySet<string> = new Set<FailureCode>([
  'invalid_input',
  'not_found',
  'not_enrolled',
])
