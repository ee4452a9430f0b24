/** Stores unsent data so that it survives the page. Promises never reject. */
export interface Outbox<Entry> {
  /** Returns the person's unsent entries, oldest first, and removes entries of other people from this browser. */
  open: (owner: string) => Promise<Entry[]>
  put: (entry: Entry) => Promise<void>
  remove: (key: string) => Promise<void>
  /** Removes all unsent entries of a person. */
  clear: (owner: string) => Promise<void>
}

/** The database name of an outbox, and the fields that hold an entry's key, owner and time. */
export interface OutboxKind<Entry = Record<string, unknown>> {
  database: string
  key: string & keyof Entry
  owner: string & keyof Entry
  /** Name of the field with the time. Its values must sort correctly as text. */
  writtenAt: string & keyof Entry
}

/** Creates an outbox in memory, for browsers that deny storage. */
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

/** Sorts entries by time, then by key. */
export function inOrder<Entry>(kind: OutboxKind<Entry>, entries: Entry[]): Entry[] {
  const orderOf = (entry: Entry) => String(entry[kind.writtenAt]) + String(entry[kind.key])
  return entries.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
}
