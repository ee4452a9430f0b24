import type { ChatMessage } from '@mentor-connect/contract/messages/chat'
import { mergeMessages, contiguousUpTo } from './timeline'

const at = (...seqs: number[]): ChatMessage[] =>
  seqs.map((seq) => ({ _id: `m${seq}`, senderId: 'a', message: `${seq}`, timestamp: '', seq }))
const seqs = (messages: ChatMessage[]) => messages.map(({ seq }) => seq)

test.each([
  ['the next one', at(1, 2), at(3), [1, 2, 3]],
  ['one that is there', at(1, 2), at(2), [1, 2]],
  ['older ones', at(5, 6), at(3, 4), [3, 4, 5, 6]],
  ['out of order', at(1), at(4, 2, 3), [1, 2, 3, 4]],
  ['with a part that is there', at(2, 3), at(1, 2, 3, 4), [1, 2, 3, 4]],
  ['twice in one go', at(1), at(2, 2), [1, 2]],
  ['into nothing', [], at(2, 1), [1, 2]],
  ['nothing', at(1), [], [1]],
])('merges %s', (_, known, incoming, order) => {
  expect(seqs(mergeMessages(known, incoming))).toEqual(order)
})

test('returns the same array if nothing is new', () => {
  const known = at(1, 2)
  expect(mergeMessages(known, at(1, 2))).toBe(known)
})

test.each([
  [[], 0],
  [[7], 7],
  [[1, 2, 3], 3],
  [[4, 5, 9], 5],
  [[4, 6, 7, 9], 4],
])('%j is contiguous up to %i', (numbers, end) => {
  expect(contiguousUpTo(at(...numbers))).toBe(end)
})
