import type { SessionsApi } from '@mentor-connect/server/testing/sessionsApi'

/** Learners who want the same time at once. */
export const CONTENDERS = 50
const READS_PER_ROUND = 10

export interface Outcome {
  /** Milliseconds of each request. */
  slots: number[]
  /** The yardstick of `slots`: the mentor’s page. */
  mentors: number[]
  bookings: number[]
  /** The yardstick of `bookings`: as many plain writes at once. */
  bookmarks: number[]
  /** Rounds in which not exactly one learner got the time. */
  wrongRounds: number
}

/** What is measured and its yardstick take turns, so that what else the machine does falls on both. */
export async function measureSessions(world: SessionsApi, rounds: number): Promise<Outcome> {
  const outcome: Outcome = { slots: [], mentors: [], bookings: [], bookmarks: [], wrongRounds: 0 }
  const { learners } = world
  await world.readSlots()
  for (let round = 0; round < rounds; round += 1) {
    for (let n = 0; n < READS_PER_ROUND; n += 1) {
      outcome.mentors.push(await timeOf(world.readMentor))
      outcome.slots.push(await timeOf(world.readSlots))
    }
    const [start] = await world.readSlots()
    if (!start) throw new Error('There is no free time left to book.')
    outcome.bookmarks.push(...(await timesOf(learners, world.saveBookmark)))
    let booked = 0
    const book = async (learner: (typeof learners)[number]) => {
      if (await world.book(learner, start)) booked += 1
    }
    outcome.bookings.push(...(await timesOf(learners, book)))
    if (booked !== 1) outcome.wrongRounds += 1
  }
  return outcome
}

/** All at once. */
const timesOf = <Item>(items: Item[], act: (item: Item) => Promise<unknown>) =>
  Promise.all(items.map((item) => timeOf(() => act(item))))

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await act()
  return performance.now() - before
}
