/** Where what was not sent outlives the page. Every call resolves, at the latest when it is stored. */
export interface Outbox<Entry> {
  /** The unsent entries of this person, oldest first. Entries of other people in this browser are removed. */
  open: (owner: string) => Promise<Entry[]>
  put: (entry: Entry) => Promise<void>
  remove: (key: string) => Promise<void>
  /** Removes what a person has not sent. */
  clear: (owner: string) => Promise<void>
}

/** Which database of the browser an outbox is, and which fields of an entry name it, its owner and its order. */
export interface OutboxKind<Entry = Record<string, unknown>> {
  database: string
  key: string & keyof Entry
  owner: string & keyof Entry
  /** Sorts as text. */
  writtenAt: string & keyof Entry
}

/** An outbox that lasts as long as the page: where the browser denies storage. */
export function memoryOutbox<Entry>(kind: OutboxKind<Entry>): Outbox<Entry> {
  const entries = new Map<string, Entry>()
  const ownedBy = (owner: string) => [...entries.values()].filter((entry) => entry[kind.owner] === owner)
  return {
    open: async (owner) => inOrder(kind, ownedBy(owner)),
    put: async (entry) => void entries.set(String(entry[kind.key]), entry),
    remove: async (key) => void entries.delete(key),
    clear: async (owner) => {
      for (const entry of ownedBy(owner)) entries.delete(String(entry[kind.key]))
    },
  }
}

/** First written first; of the same moment, in the order of the keys. */
export function inOrder<Entry>(kind: OutboxKind<Entry>, entries: Entry[]): Entry[] {
  const orderOf = (entry: Entry) => String(entry[kind.writtenAt]) + String(entry[kind.key])
  return entries.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
}
