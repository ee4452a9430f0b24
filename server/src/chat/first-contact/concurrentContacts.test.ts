import { openDatabase } from '../../platform/database/openDatabase'
import { freshDatabaseWith, type FreshDatabase } from '../../testing/freshDatabase'
import { insertConversation } from '../store/conversations.repo'
import { pairOf } from '../store/sides'
import { migrations } from '../database/migrations/index'
import type { ChatDatabase } from '../database/schema'
import { groupCommit } from '../store/groupCommit'
import type { NewMessage } from '../store/message'
import { storeMessages, type Outcome } from '../store/messages.store'
import { itRaces } from '../../testing/raceTests'

const NOW = new Date('2026-11-20T08:30:00.000Z')
const LIMITS = { firstContactMessages: 5, newContactsPerDay: 10 }
const LEARNERS = ['asha', 'aman']
const MENTORS = Array.from({ length: 15 }, (_, index) => `m${index}`)

let fresh: FreshDatabase<ChatDatabase>
beforeEach(async () => {
  fresh = await freshDatabaseWith<ChatDatabase>(migrations)
  for (const learner of LEARNERS)
    for (const mentor of MENTORS)
      await insertConversation(fresh.db, {
        id: `${learner}-${mentor}`,
        pair: pairOf(learner, mentor),
        now: NOW.toISOString(),
        isOpen: false,
      })
})
afterEach(() => fresh.drop())

/** Sends the messages through two processes at once. */
async function sendAll(sent: { senderId: string; receiverId: string }[]) {
  const other = openDatabase<ChatDatabase>(fresh.location)
  const queues = [fresh.db, other].map((db) =>
    groupCommit<NewMessage, Outcome>((batch) => storeMessages(db, batch, NOW, LIMITS)),
  )
  const message = (index: number) => ({ ...sent[index]!, senderRole: 'user' as const, text: `text ${index}` })
  const outcomes = await Promise.all(sent.map((_, index) => queues[index % 2]!.submit(message(index))))
  await other.destroy()
  return outcomes.map((outcome) => (outcome.kind === 'stored' ? 'stored' : outcome.code))
}

const count = (outcomes: string[], outcome: string) => outcomes.filter((one) => one === outcome).length

itRaces('two processes together store five messages before an answer', async () => {
  const outcomes = await sendAll(Array.from({ length: 60 }, () => ({ senderId: 'asha', receiverId: 'm0' })))
  expect(count(outcomes, 'stored')).toBe(5)
  expect(count(outcomes, 'first_contact_limit')).toBe(55)
  expect(await fresh.db.selectFrom('messages').select('seq').execute()).toHaveLength(5)
})

itRaces('two processes together store ten new contacts of each person', async () => {
  const [first, ...others] = MENTORS.slice(0, 14)
  await sendAll(LEARNERS.map((senderId) => ({ senderId, receiverId: first! })))
  // Both processes store messages of both learners, but to different mentors: they share no conversation, only the
  // counters.
  const outcomes = await sendAll(
    LEARNERS.flatMap((senderId) => others.map((receiverId) => ({ senderId, receiverId }))),
  )
  const opened = await fresh.db
    .selectFrom('conversations')
    .select('opener')
    .where('opener', 'is not', null)
    .execute()
  for (const learner of LEARNERS) expect(opened.filter(({ opener }) => opener === learner)).toHaveLength(10)
  expect(count(outcomes, 'stored')).toBe(18)
  expect(count(outcomes, 'new_contacts_limit')).toBe(8)
})
