import type { StoredMessage } from '../messages/message'
import { Feeds } from './feeds'

const message = (seq: number) => ({ conversationId: 'c', seq }) as StoredMessage

function feedsOver(database: number[], known = 0) {
  const delivered: number[] = []
  let fetches = 0
  const feeds = new Feeds({
    fetchAfter: async (_, after) => {
      fetches += 1
      return database
        .filter((seq) => seq > after)
        .slice(0, 3)
        .map(message)
    },
    deliver: ({ seq }) => delivered.push(seq),
    onError: (error) => {
      throw error
    },
  })
  feeds.follow('c', known)
  return { feeds, delivered, fetches: () => fetches }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

it.each([
  ['in order', [1, 2, 3]],
  ['out of order', [3, 1, 2]],
  ['twice', [1, 1, 2, 3, 2, 3]],
  ['the last one only', [3]],
])('delivers each once and in order when they arrive %s', async (_, arrivals) => {
  const { feeds, delivered } = feedsOver([1, 2, 3])
  for (const seq of arrivals) feeds.receive(message(seq))
  await settle()
  expect(delivered).toEqual([1, 2, 3])
})

it('asks the database for nothing while nothing is missing', () => {
  const { feeds, delivered, fetches } = feedsOver([1, 2, 3])
  for (const seq of [1, 2, 3]) feeds.receive(message(seq))
  expect(delivered).toEqual([1, 2, 3])
  expect(fetches()).toBe(0)
})

it('fills a gap of a thousand, while more arrives', async () => {
  const database = upTo(1001)
  const { feeds, delivered } = feedsOver(database)
  feeds.receive(message(1001))
  database.push(1002)
  feeds.receive(message(1002))
  while (delivered.length < 1002) await settle()
  expect(delivered).toEqual(upTo(1002))
})

it('leaves out what was there before somebody connected', async () => {
  const { feeds, delivered } = feedsOver(upTo(9), 7)
  feeds.receive(message(6))
  feeds.catchUp('c', 9)
  await settle()
  expect(delivered).toEqual([8, 9])
})

it('tries again at the next sign when the database did not have it yet', async () => {
  const database = [1]
  const { feeds, delivered } = feedsOver(database)
  feeds.receive(message(3))
  await settle()
  expect(delivered).toEqual([1])
  database.push(2, 3)
  feeds.catchUp('c', 3)
  await settle()
  expect(delivered).toEqual([1, 2, 3])
})
