import type { KyselyPlugin } from 'kysely'
import { bookingWorld, type BookingWorld } from '../../testing/bookingWorld'
import { meetingService } from './meetings.service'

let w: BookingWorld
beforeEach(async () => {
  w = await bookingWorld()
})
afterEach(() => w.t.close())

/** The service on a database that counts its statements by kind. */
function counted() {
  const counts: Record<string, number> = {}
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      counts[node.kind] = (counts[node.kind] ?? 0) + 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const meetings = meetingService({ ...w.t, db: w.t.db.withPlugin(plugin) })
  return { meetings, counts }
}

let number = 0
const booking = (start: string) => ({
  ...{ userId: w.asha.account._id, clientId: `c-${number++}`, mentorId: w.mentor.account._id },
  ...{ kindId: 'talk', start, topic: '' },
})

it('who is late reads five times, writes nothing and takes no lock', async () => {
  const [start] = await w.slots()
  await w.booked(await w.learner('Ravi'), start!)
  const { meetings, counts } = counted()
  await expect(meetings.book(booking(start!))).rejects.toMatchObject({ code: 'slot_taken' })
  expect(counts).toEqual({ SelectQueryNode: 5 })
})

it('of 50 at once, one books, and the others read together', async () => {
  const [start] = await w.slots()
  const { meetings, counts } = counted()
  await expect(meetings.book(booking((await w.slots()).at(-1)!))).resolves.toBeDefined()
  const alone = counts['SelectQueryNode']!
  const tries = Array.from({ length: 50 }, () => meetings.book(booking(start!)))
  const booked = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
  expect(booked).toHaveLength(1)
  // Whether they have booked before, the hours, when the mentor is busy, and when the learners are.
  expect(counts['SelectQueryNode']! - 2 * alone).toBeLessThanOrEqual(4)
})
