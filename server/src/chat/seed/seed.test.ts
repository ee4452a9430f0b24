import { freshDatabaseWith, type FreshDatabase } from '../../testing/freshDatabase'
import { insertConversation, conversationsOf } from '../store/conversations.repo'
import { pairOf } from '../store/sides'
import { migrations } from '../database/migrations/index'
import type { ChatDatabase } from '../database/schema'
import { storeSightings } from '../presence/people.repo'
import { findUntold } from '../unread/unread.repo'
import { DEMO_LEARNER, DEMO_MENTOR } from '../../platform/demo/demoAccounts'
import { DEMO_CONVERSATIONS } from './demoConversations'
import { seed } from './seed'

const NOW = new Date('2026-11-20T08:30:00.000Z')
const ANOTHER = { id: 'c1', pair: pairOf('asha', 'ravi'), now: NOW.toISOString(), isOpen: true }
let fresh: FreshDatabase<ChatDatabase>
beforeEach(async () => {
  fresh = await freshDatabaseWith<ChatDatabase>(migrations)
})
afterEach(() => fresh.drop())

const fill = () => seed(fresh.db, () => NOW)
const messages = () =>
  fresh.db.selectFrom('messages').selectAll().orderBy('conversation_id').orderBy('seq').execute()
const conversations = () => fresh.db.selectFrom('conversations').selectAll().orderBy('id').execute()

it('gives conversations to both demo people who can sign in, one of them unread', async () => {
  expect(await fill()).toBe(true)
  for (const { id } of [DEMO_LEARNER, DEMO_MENTOR]) {
    const own = await conversationsOf(fresh.db, id)
    const unread = own.map((row) => (row.participant_low === id ? row.unread_low : row.unread_high))
    expect(unread.filter((count) => count > 0)).toHaveLength(1)
    expect(unread).toContain(0)
  }
})

it('writes counters that match the messages', async () => {
  await fill()
  const written = await messages()
  for (const row of await conversations()) {
    const own = written.filter(({ conversation_id }) => conversation_id === row.id)
    const after = (seq: number, reader: string) =>
      own.filter((message) => message.seq > seq && message.sender_id !== reader).length
    expect(own.map(({ seq }) => seq)).toEqual(own.map((_, at) => at + 1))
    expect(own.map(({ created_at }) => created_at)).toEqual(own.map(({ created_at }) => created_at).sort())
    expect(own.at(-1)).toMatchObject({
      seq: row.last_seq,
      message: row.last_message,
      sender_id: row.last_sender,
      created_at: row.updated_at,
    })
    expect(row.unread_low).toBe(after(row.read_low, row.participant_low))
    expect(row.unread_high).toBe(after(row.read_high, row.participant_high))
    expect(row.updated_at <= NOW.toISOString()).toBe(true)
  }
})

it('notifies nobody', async () => {
  await fill()
  for (const side of ['low', 'high'] as const)
    expect(await findUntold(fresh.db, side, { afterId: '', limit: 10 })).toEqual([])
})

it.each([
  ['a conversation', () => insertConversation(fresh.db, ANOTHER)],
  ['a person', () => storeSightings(fresh.db, [{ personId: 'asha', seenAt: NOW.toISOString() }])],
])('does not change a database that contains %s', async (_, use) => {
  await use()
  const before = await conversations()
  expect(await fill()).toBe(false)
  expect(await conversations()).toEqual(before)
})

it('writes each conversation once when several nodes start concurrently, or again', async () => {
  await Promise.all([fill(), fill(), fill()])
  await fill()
  expect(await conversations()).toHaveLength(DEMO_CONVERSATIONS.length)
  expect(await messages()).toHaveLength(DEMO_CONVERSATIONS.flatMap(({ said }) => said).length)
})
