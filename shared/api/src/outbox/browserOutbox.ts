import { databases } from '@mentor-connect/contract/browser/storage'
import { openDB, type IDBPDatabase } from 'idb'
import { inOrder, memoryOutbox, type Outbox, type OutboxKind } from './outbox'

const STORE = 'outbox'

/** Creates an outbox in IndexedDB. All tabs of this browser share it. */
export function browserOutbox<Entry>(kind: OutboxKind<Entry>): Outbox<Entry> {
  let opening: Promise<IDBPDatabase> | undefined
  const database = () =>
    (opening ??= openDB(kind.database, 1, {
      upgrade: (created) => void created.createObjectStore(STORE, { keyPath: kind.key }),
    }))
  const remove = async (key: string) => (await database()).delete(STORE, key)
  const all = async (): Promise<Entry[]> => (await database()).getAll(STORE)
  const removeAll = (entries: Entry[]) => Promise.all(entries.map((entry) => remove(String(entry[kind.key]))))

  return {
    open: async (owner) => {
      const entries = await all()
      await removeAll(entries.filter((entry) => entry[kind.owner] !== owner))
      return inOrder(
        kind,
        entries.filter((entry) => entry[kind.owner] === owner),
      )
    },
    put: async (entry) => void (await (await database()).put(STORE, entry)),
    remove,
    clear: async (owner) =>
      void (await removeAll((await all()).filter((entry) => entry[kind.owner] === owner))),
  }
}

/** Creates an outbox in IndexedDB, or in memory if the browser denies storage. */
export function safeOutbox<Entry>(kind: OutboxKind<Entry>): Outbox<Entry> {
  const memory = memoryOutbox(kind)
  let stored = databases() ? browserOutbox(kind) : memory
  const attempt = async <Value>(act: (outbox: Outbox<Entry>) => Promise<Value>): Promise<Value> => {
    try {
      return await act(stored)
    } catch (error) {
      console.warn('Storage is not available: unsent data is lost when the page is closed.', error)
      stored = memory
      return act(memory)
    }
  }
  return {
    open: (owner) => attempt((outbox) => outbox.open(owner)),
    put: (entry) => attempt((outbox) => outbox.put(entry)),
    remove: (key) => attempt((outbox) => outbox.remove(key)),
    clear: (owner) => attempt((outbox) => outbox.clear(owner)),
  }
}
