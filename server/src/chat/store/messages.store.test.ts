import { freshDatabaseWith, type FreshDatabase } from '../../testing/freshDatabase'
import { testConfig } from '../../testing/testConfig'
import { openDatabase } from '../../platform/database/openDatabase'
import { insertConversation } from './conversations.repo'
import { pairOf } from './sides'
import { migrations } from '../database/migrations/index'
import type { ChatDatabase } from '../database/schema'
import { groupCommit } from './groupCommit'
import type { NewMessage } from './message'
import { storeMessages, type Outcome } from './messages.store'
import { storeReads } from './reads.store'

const NOW = new Date('2026-11-20T08:30:00.000Z')
const LIMITS = testConfig()
let fresh: FreshDatabase<ChatDatabase>
beforeEach(async () => {
  fresh = await freshDatabaseWith<ChatDatabase>(migrations)
  for (const [id, one, other] of [
    ['c1', 'asha', 'm-ravi'],
    ['c2', 'aman', 'm-ravi'],
  ] as const)
    await insertConversation(fresh.db, {
      id,
      pair: pairOf(one, other),
      now: NOW.toISOString(),
      isOpen: true,
    })
})
afterEach(() => fresh.drop())

const from = (senderId: string, receiverId: string, text: string, clientMsgId?: string): NewMessage => ({
  senderId,
  senderRole: senderId.startsWith('m') ? 'mentor' : 'user',
  receiverId,
  text,
  ...(clientMsgId !== undefined && { clientMsgId }),
})
const seqOf = (outcome: Outcome) => (outcome.kind === 'stored' ? outcome.message.seq : outcome.code)
const stored = () =>
  fresh.db.selectFrom('messages').selectAll().orderBy('conversation_id').orderBy('seq').execute()
const conversation = (id: string) =>
  fresh.db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

it('numbers each conversation from 1 in the order of arrival', async () => {
  const outcomes = await storeMessages(
    fresh.db,
    [
      from('asha', 'm-ravi', 'a'),
      from('aman', 'm-ravi', 'b'),
      from('m-ravi', 'asha', 'c'),
      from('asha', 'm-nobody', 'd'),
      from('m-ravi', 'aman', 'e'),
    ],
    NOW,
    LIMITS,
  )
  expect(outcomes.map(seqOf)).toEqual([1, 1, 2, 'no_conversation', 2])
  expect(await conversation('c1')).toMatchObject({
    last_seq: 2,
    last_message: 'c',
    last_sender: 'm-ravi',
    unread_low: 1,
    unread_high: 1,
  })
})

it('stores a message that is sent a hundred times once, and always returns the same', async () => {
  const again = () => from('asha', 'm-ravi', 'once', 'same')
  const batches = [
    ...Array.from({ length: 10 }, () => [again()]),
    ...Array.from({ length: 9 }, () => Array.from({ length: 10 }, again)),
  ]
  const outcomes: Outcome[] = []
  for (const batch of batches) outcomes.push(...(await storeMessages(fresh.db, batch, NOW, LIMITS)))
  expect(outcomes).toHaveLength(100)
  expect(new Set(outcomes.map((one) => one.kind === 'stored' && one.message._id)).size).toBe(1)
  expect(outcomes.filter((one) => one.kind === 'stored' && one.isNew)).toHaveLength(1)
  expect(await stored()).toHaveLength(1)
  expect(await conversation('c1')).toMatchObject({ last_seq: 1, unread_high: 1 })
})

it('stores new messages next to a resend, without a gap in the sequence', async () => {
  await storeMessages(fresh.db, [from('asha', 'm-ravi', 'a', 'k1')], NOW, LIMITS)
  const outcomes = await storeMessages(
    fresh.db,
    [from('asha', 'm-ravi', 'b', 'k2'), from('asha', 'm-ravi', 'a', 'k1'), from('asha', 'm-ravi', 'c', 'k3')],
    NOW,
    LIMITS,
  )
  expect(outcomes.map(seqOf)).toEqual([2, 1, 3])
})

it('lets two people use the same id', async () => {
  const outcomes = await storeMessages(
    fresh.db,
    [from('asha', 'm-ravi', 'a', 'same'), from('m-ravi', 'asha', 'b', 'same')],
    NOW,
    LIMITS,
  )
  expect(outcomes.map(seqOf)).toEqual([1, 2])
})

it('assigns numbers without gaps or duplicates while two processes write and resend', async () => {
  const other = openDatabase<ChatDatabase>(fresh.location)
  const queues = [fresh.db, other].map((db) =>
    groupCommit<NewMessage, Outcome>((batch) => storeMessages(db, batch, NOW, LIMITS)),
  )
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, i) => {
      const [sender, receiver] = i % 2 ? ['asha', 'm-ravi'] : ['m-ravi', i % 3 ? 'asha' : 'aman']
      // Every message id is sent twice, once through each process.
      return queues.map((queue) => queue.submit(from(sender!, receiver!, `text ${i}`, `k${i}`)))
    }).flat(),
  )
  expect(outcomes.every(({ kind }) => kind === 'stored')).toBe(true)
  const rows = await stored()
  expect(rows).toHaveLength(200)
  for (const id of ['c1', 'c2']) {
    const seqs = rows.filter((row) => row.conversation_id === id).map(({ seq }) => seq)
    expect(seqs).toEqual(seqs.map((_, index) => index + 1))
    expect(await conversation(id)).toMatchObject({ last_seq: seqs.length })
  }
  await other.destroy()
})

it('moves the read position forward only, and counts unread messages', async () => {
  await storeMessages(
    fresh.db,
    ['a', 'b', 'c', 'd'].map((text) => from('asha', 'm-ravi', text)),
    NOW,
    LIMITS,
  )
  const read = async (personId: string, upToSeq: number) =>
    (await storeReads(fresh.db, [{ conversationId: 'c1', personId, upToSeq }]))[0]
  expect(await read('m-ravi', 2)).toMatchObject({ upToSeq: 2, partnerId: 'asha' })
  expect(await conversation('c1')).toMatchObject({ read_high: 2, unread_high: 2 })
  expect(await read('m-ravi', 1)).toBeNull()
  expect(await read('aman', 4)).toBeNull()
  expect(await read('m-ravi', 1_000_000)).toMatchObject({ upToSeq: 4 })
  expect(await conversation('c1')).toMatchObject({ read_high: 4, unread_high: 0 })
})
