/** A message that was written here and that the server has not acknowledged yet. */
export interface Outgoing {
  clientMsgId: string
  /** Who wrote it, and to whom. */
  senderId: string
  receiverId: string
  message: string
  /** ISO 8601; when it was written, as the server's clock says. */
  writtenAt: string
}

/** Where unsent messages outlive the page. Every call resolves, at the latest when it is stored. */
export interface Outbox {
  /** What this person has not sent yet, first written first. What somebody else left in this browser is removed. */
  open: (senderId: string) => Promise<Outgoing[]>
  put: (message: Outgoing) => Promise<void>
  remove: (clientMsgId: string) => Promise<void>
  /** Removes what a person has not sent. */
  clear: (senderId: string) => Promise<void>
}

const DATABASE = 'mc-chat'
const STORE = 'outbox'

/** The outbox of this browser, in IndexedDB, so that every tab of it sees the same. */
export function browserOutbox(): Outbox {
  let database: Promise<IDBDatabase> | undefined
  const within = async <Value>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> => {
    database ??= openDatabase()
    const transaction = (await database).transaction(STORE, mode)
    const request = act(transaction.objectStore(STORE))
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error ?? new Error('The outbox could not be written.'))
    })
  }
  const remove = (clientMsgId: string) => within('readwrite', (store) => store.delete(clientMsgId))

  const all = (): Promise<Outgoing[]> => within('readonly', (store) => store.getAll())
  const removeAll = (entries: Outgoing[]) => Promise.all(entries.map((entry) => remove(entry.clientMsgId)))

  return {
    open: async (senderId) => {
      const entries = await all()
      await removeAll(entries.filter((entry) => entry.senderId !== senderId))
      return inOrder(entries.filter((entry) => entry.senderId === senderId))
    },
    put: async (message) => void (await within('readwrite', (store) => store.put(message))),
    remove: async (clientMsgId) => void (await remove(clientMsgId)),
    clear: async (senderId) =>
      void (await removeAll((await all()).filter((entry) => entry.senderId === senderId))),
  }
}

/** An outbox that lasts as long as the page: where the browser denies storage. */
export function memoryOutbox(): Outbox {
  const entries = new Map<string, Outgoing>()
  return {
    open: async (senderId) => inOrder([...entries.values()].filter((entry) => entry.senderId === senderId)),
    put: async (message) => void entries.set(message.clientMsgId, message),
    remove: async (clientMsgId) => void entries.delete(clientMsgId),
    clear: async (senderId) => {
      for (const entry of entries.values()) if (entry.senderId === senderId) entries.delete(entry.clientMsgId)
    },
  }
}

/** IndexedDB where there is one; an outbox of this page where the browser denies it. */
export function safeOutbox(): Outbox {
  const memory = memoryOutbox()
  let stored = typeof indexedDB === 'undefined' ? memory : browserOutbox()
  const attempt = async <Value>(act: (outbox: Outbox) => Promise<Value>): Promise<Value> => {
    try {
      return await act(stored)
    } catch (error) {
      console.warn('Storage is not available: unsent messages will not outlive this page.', error)
      stored = memory
      return act(memory)
    }
  }
  return {
    open: (senderId) => attempt((outbox) => outbox.open(senderId)),
    put: (message) => attempt((outbox) => outbox.put(message)),
    remove: (clientMsgId) => attempt((outbox) => outbox.remove(clientMsgId)),
    clear: (senderId) => attempt((outbox) => outbox.clear(senderId)),
  }
}

function inOrder(entries: Outgoing[]): Outgoing[] {
  return entries.sort((a, b) => orderOf(a).localeCompare(orderOf(b)))
}

const orderOf = ({ writtenAt, clientMsgId }: Outgoing) => writtenAt + clientMsgId

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'clientMsgId' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The outbox could not be opened.'))
  })
}
