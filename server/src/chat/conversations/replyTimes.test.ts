import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { freshDatabaseWith, type FreshDatabase } from '../../testing/freshDatabase'
import type { ChatDatabase } from '../database/schema'
import { migrations } from '../database/migrations/index'
import { replyTimesOf } from './replyTimes.query'

const NOW = new Date('2026-11-20T08:00:00.000Z')

let fresh: FreshDatabase<ChatDatabase>
beforeEach(async () => {
  fresh = await freshDatabaseWith<ChatDatabase>(migrations)
})
afterEach(() => fresh.drop())

let count = 0
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS).toISOString()

/**
 * Stores a conversation that began `asked` hours ago. `waited` is the number of hours until the mentor wrote; undefined
 * for never.
 */
async function contact(asked: number, waited?: number, firstBy = 'learner') {
  const id = `c${++count}`
  await fresh.db
    .insertInto('conversations')
    .values({
      id,
      participant_low: `learner-${count}`,
      participant_high: 'mentor',
      last_message: 'x',
      last_sender: 'mentor',
      last_seq: 3,
      created_at: hoursAgo(asked),
      updated_at: hoursAgo(asked),
    })
    .execute()
  const message = (seq: number, sender_id: string, at: number) => ({
    conversation_id: id,
    seq,
    sender_id,
    client_msg_id: null,
    message: 'x',
    created_at: hoursAgo(at),
  })
  const learner = `learner-${count}`
  const rows = [
    message(1, firstBy === 'learner' ? learner : 'mentor', asked),
    message(2, learner, asked - 0.5),
  ]
  if (waited !== undefined) rows.push(message(3, 'mentor', asked - waited))
  await fresh.db.insertInto('messages').values(rows).execute()
}

const median = async () => (await replyTimesOf(fresh.db, ['nobody', 'mentor'], NOW))[0]?.medianHours

it('is the median of at least five first contacts', async () => {
  for (const waited of [1, 2, 30, 90]) await contact(200, waited)
  expect(await median()).toBeUndefined()
  await contact(200, 10)
  expect(await median()).toBe(10)
  await contact(200, 20)
  expect(await median()).toBe(15)
})

it('counts an unanswered contact as 14 days, once a day has passed', async () => {
  for (const waited of [1, 1, 1, 1]) await contact(200, waited)
  await contact(20)
  expect(await median()).toBeUndefined()
  for (let i = 0; i < 5; i += 1) await contact(48)
  expect(await median()).toBe(336)
})

it('looks at the last 30 in 90 days, which the learner began', async () => {
  for (let i = 0; i < 6; i += 1) await contact(91 * 24, 1)
  for (let i = 0; i < 6; i += 1) await contact(100, 1, 'mentor')
  expect(await median()).toBeUndefined()
  for (let i = 0; i < 40; i += 1) await contact(1000, 300)
  for (let i = 0; i < 30; i += 1) await contact(500, 4)
  expect(await median()).toBe(4)
})
