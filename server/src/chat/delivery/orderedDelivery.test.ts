import type { StoredMessage } from '../store/message'
import { OrderedDelivery } from './orderedDelivery'

const message = (seq: number) => ({ conversationId: 'c', seq }) as StoredMessage

function deliveryOver(database: number[], known = 0) {
  const delivered: number[] = []
  let fetches = 0
  const delivery = new OrderedDelivery({
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
  delivery.follow('c', known)
  return { delivery, delivered, fetches: () => fetches }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

it.each([
  ['in order', [1, 2, 3]],
  ['out of order', [3, 1, 2]],
  ['twice', [1, 1, 2, 3, 2, 3]],
  ['the last one only', [3]],
])('delivers each once and in order when they arrive %s', async (_, arrivals) => {
  const { delivery, delivered } = deliveryOver([1, 2, 3])
  for (const seq of arrivals) delivery.receive(message(seq))
  await settle()
  expect(delivered).toEqual([1, 2, 3])
})

it('does not query the database while there is no gap', () => {
  const { delivery, delivered, fetches } = deliveryOver([1, 2, 3])
  for (const seq of [1, 2, 3]) delivery.receive(message(seq))
  expect(delivered).toEqual([1, 2, 3])
  expect(fetches()).toBe(0)
})

it('fills a gap of a thousand while more messages arrive', async () => {
  const database = upTo(1001)
  const { delivery, delivered } = deliveryOver(database)
  delivery.receive(message(1001))
  database.push(1002)
  delivery.receive(message(1002))
  while (delivered.length < 1002) await settle()
  expect(delivered).toEqual(upTo(1002))
})

it('leaves out messages from before the connection', async () => {
  const { delivery, delivered } = deliveryOver(upTo(9), 7)
  delivery.receive(message(6))
  delivery.catchUp('c', 9)
  await settle()
  expect(delivered).toEqual([8, 9])
})

it('retries with the next event when the database did not have the message yet', async () => {
  const database = [1]
  const { delivery, delivered } = deliveryOver(database)
  delivery.receive(message(3))
  await settle()
  expect(delivered).toEqual([1])
  database.push(2, 3)
  delivery.catchUp('c', 3)
  await settle()
  expect(delivered).toEqual([1, 2, 3])
})
