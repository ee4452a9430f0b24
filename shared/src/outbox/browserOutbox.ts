import { inOrder, memoryOutbox, type Outbox, type OutboxKind } from './outbox'

const STORE = 'outbox'

/** An outbox of this browser, in IndexedDB, so that every tab of it sees the same. */
export function browserOutbox<Entry>(kind: OutboxKind<Entry>): Outbox<Entry> {
  let database: Promise<IDBDatabase> | undefined
  const within = async <Value>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> => {
    database ??= openDatabase(kind)
    const transaction = (await database).transaction(STORE, mode)
    const request = act(transaction.objectStore(STORE))
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error ?? new Error('The outbox could not be written.'))
    })
  }
  const remove = (key: string) => within('readwrite', (store) => store.delete(key))
  const all = (): Promise<Entry[]> => within('readonly', (store) => store.getAll())
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
    put: async (entry) => void (await within('readwrite', (store) => store.put(entry))),
    remove: async (key) => void (await remove(key)),
    clear: async (owner) =>
      void (await removeAll((await all()).filter((entry) => entry[kind.owner] === owner))),
  }
}

/** IndexedDB where there is one; an outbox of this page where the browser denies it. */
export function safeOutbox<Entry>(kind: OutboxKind<Entry>): Outbox<Entry> {
  const memory = memoryOutbox(kind)
  let stored = typeof indexedDB === 'undefined' ? memory : browserOutbox(kind)
  const attempt = async <Value>(act: (outbox: Outbox<Entry>) => Promise<Value>): Promise<Value> => {
    try {
      return await act(stored)
    } catch (error) {
      console.warn('Storage is not available: what is not sent will not outlive this page.', error)
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

function openDatabase({ database, key }: Pick<OutboxKind, 'database' | 'key'>): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: key })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The outbox could not be opened.'))
  })
}
