import {
  ANSWERS_OUTBOX,
  CHAT_OUTBOX,
  clearOutboxes,
  INTERESTS_OUTBOX,
  NOTES_OUTBOX,
  POSITIONS_OUTBOX,
  PROGRESS_OUTBOX,
  RESOURCE_DRAFTS,
  TEXT_DRAFTS,
  WATCHED_OUTBOX,
  WORK_DRAFTS_OUTBOX,
} from '.'

const databases: Record<string, Record<string, unknown>[]> = {}

// A fake of IndexedDB with the parts that the outbox uses.
jest.mock('idb', () => ({
  openDB: async (name: string) => ({
    getAll: async () => databases[name],
    delete: async (_store: string, key: string) => {
      databases[name] = databases[name]!.filter((entry) => !Object.values(entry).includes(key))
    },
  }),
}))

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: {} })
  for (const { database, key, owner } of [
    ANSWERS_OUTBOX,
    CHAT_OUTBOX,
    INTERESTS_OUTBOX,
    NOTES_OUTBOX,
    POSITIONS_OUTBOX,
    PROGRESS_OUTBOX,
    RESOURCE_DRAFTS,
    TEXT_DRAFTS,
    WATCHED_OUTBOX,
    WORK_DRAFTS_OUTBOX,
  ])
    databases[database] = ['asha', 'ravi'].map((person) => ({
      [key]: `${database}/${person}`,
      [owner]: person,
    }))
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'indexedDB'))

test('clears all outboxes of a person who signs out', async () => {
  await clearOutboxes('asha')
  const owners = Object.values(databases).flatMap((entries) => entries.flatMap(Object.values))
  expect(owners).not.toContain('asha')
  expect(owners.filter((value) => value === 'ravi')).toHaveLength(10)
})

test('each outbox has its own database', () => {
  const names = [
    ANSWERS_OUTBOX,
    CHAT_OUTBOX,
    INTERESTS_OUTBOX,
    NOTES_OUTBOX,
    POSITIONS_OUTBOX,
    PROGRESS_OUTBOX,
    RESOURCE_DRAFTS,
    TEXT_DRAFTS,
    WATCHED_OUTBOX,
    WORK_DRAFTS_OUTBOX,
  ].map(({ database }) => database)
  expect(new Set(names).size).toBe(10)
})
