import type { KyselyPlugin } from 'kysely'
import { bookingWorld, type BookingWorld } from '../../testing/bookingWorld'
import { meetingService } from './meetings.service'

let w: BookingWorld
beforeEach(async () => {
  w = await bookingWorld()
})
afterEach(() => w.t.close())

/** Creates the service on a database that counts its statements by kind. */
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
  userId: w.asha.account._id,
  clientId: `c-${number++}`,
  mentorId: w.mentor.account._id,
  kindId: 'talk',
  start,
  topic: '',
})

it('who is late reads five times, writes nothing and takes no lock', async () => {
  const [start] = await w.slots()
  await w.booked(await w.learner('Ravi'), start!)
  const { meetings, counts } = counted()
  await expect(meetings.book(booking(start!))).rejects.toMatchObject({ code: 'slot_taken' })
  expect(counts).toEqual({ SelectQueryNode: 5 })
})

it('of 50 at once, one books, and each of the others reads at most ten times', async () => {
  const [start] = await w.slots()
  const { meetings, counts } = counted()
  const tries = Array.from({ length: 50 }, () => meetings.book(booking(start!)))
  const results = await Promise.allSettled(tries)
  const refusals = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason.code)
  expect(refusals).toEqual(Array(49).fill('slot_taken'))
  expect(counts['SelectQueryNode']).toBeLessThanOrEqual(50 * 10)
})
