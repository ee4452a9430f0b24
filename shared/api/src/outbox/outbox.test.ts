import { memoryOutbox, safeOutbox, type Outbox, type OutboxKind } from '.'

interface Note {
  id: string
  person: string
  at: string
  text: string
}
const NOTES: OutboxKind<Note> = { database: 'notes', key: 'id', owner: 'person', writtenAt: 'at' }
const aNote = (parts: Partial<Note> = {}): Note => ({
  id: 'a',
  person: 'asha',
  at: '2026-11-20T08:00:00.000Z',
  text: 'Hello',
  ...parts,
})

/** A browser that denies storage. */
const denied = () => ({
  open: () => {
    throw new DOMException('Storage is blocked.', 'SecurityError')
  },
})

const KINDS: [string, () => Outbox<Note>][] = [
  ['memory', () => memoryOutbox(NOTES)],
  ['a browser without IndexedDB', () => safeOutbox(NOTES)],
  [
    'a browser that denies IndexedDB',
    () => {
      Object.assign(globalThis, { indexedDB: denied() })
      return safeOutbox(NOTES)
    },
  ],
]

let warn: jest.SpyInstance
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  warn.mockRestore()
  Reflect.deleteProperty(globalThis, 'indexedDB')
})

describe.each(KINDS)('outbox: %s', (_, create) => {
  const idsOf = async (outbox: Outbox<Note>, person = 'asha') =>
    (await outbox.open(person)).map(({ id }) => id)

  test('returns entries oldest first; at equal times, in key order', async () => {
    const outbox = create()
    await outbox.put(aNote({ id: 'late', at: '2026-11-20T09:00:00.000Z' }))
    await outbox.put(aNote({ id: 'b' }))
    await outbox.put(aNote({ id: 'a' }))
    expect(await idsOf(outbox)).toEqual(['a', 'b', 'late'])
  })

  test('replaces an entry with the same key', async () => {
    const outbox = create()
    await outbox.put(aNote({ text: 'One' }))
    await outbox.put(aNote({ text: 'Two' }))
    expect(await outbox.open('asha')).toEqual([aNote({ text: 'Two' })])
  })

  test('never returns the entries of another person', async () => {
    const outbox = create()
    await outbox.put(aNote({ person: 'ravi' }))
    expect(await outbox.open('asha')).toEqual([])
    expect(await outbox.open('')).toEqual([])
  })

  test('removes sent entries only', async () => {
    const outbox = create()
    await outbox.put(aNote({ id: 'a' }))
    await outbox.put(aNote({ id: 'b' }))
    await outbox.remove('a')
    await outbox.remove('never there')
    expect(await idsOf(outbox)).toEqual(['b'])
  })

  test('clears all entries of a person who signs out', async () => {
    const outbox = create()
    await outbox.put(aNote({ id: 'a' }))
    await outbox.put(aNote({ id: 'b' }))
    await outbox.clear('asha')
    expect(await outbox.open('asha')).toEqual([])
  })
})

test('denied storage is logged once and not requested again', async () => {
  const storage = denied()
  const open = jest.spyOn(storage, 'open')
  Object.assign(globalThis, { indexedDB: storage })
  const outbox = safeOutbox(NOTES)
  await outbox.put(aNote())
  expect(await outbox.open('asha')).toHaveLength(1)
  expect(warn).toHaveBeenCalledTimes(1)
  expect(open).toHaveBeenCalledTimes(1)
})
