import type { ChatMessage } from '@mentor-connect/contract/messages/chat'
import type { Pending, SystemNotice } from '../../client/chatState'
import { aMessage, OWN, RAVI } from '../../testing/fakeChatServer'
import { blocksOf, keyOf, startsDay, startsRun } from './blocks'

const NOON = new Date(2026, 2, 10, 12).getTime()
const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString()

const message = (seq: number, parts: Partial<ChatMessage> = {}) =>
  aMessage(seq, { timestamp: at(seq), ...parts })
const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index))
const notice = (id: number, seconds: number): SystemNotice => ({
  id,
  at: at(seconds),
  text: { kind: 'connected' },
})
const pending = (clientMsgId: string, seconds: number): Pending => ({
  clientMsgId,
  senderId: OWN,
  receiverId: RAVI,
  message: clientMsgId,
  writtenAt: at(seconds),
})
const keys = (...args: Parameters<typeof blocksOf>) =>
  blocksOf(...args).flatMap(({ items }) => items.map(keyOf))

test('an empty thread has no blocks', () => {
  expect(blocksOf([], [], [])).toEqual([])
})

test('messages are sorted by sequence number, even if a clock was wrong', () => {
  expect(keys([message(1, { timestamp: at(500) }), message(2)], [], [])).toEqual(['m1', 'm2'])
})

test('pending messages come last, and keep their key when they are stored', () => {
  const written = pending('a', 0)
  expect(keys([message(1), message(2)], [], [written])).toEqual(['m1', 'm2', 'a'])
  expect(keyOf(message(3, { clientMsgId: 'a' }))).toBe(keyOf(written))
})

test.each([
  ['before all', 0, ['notice-7', 'm1', 'm2', 'a']],
  ['between two', 1.5, ['m1', 'notice-7', 'm2', 'a']],
  ['after all', 99, ['m1', 'm2', 'a', 'notice-7']],
])('a system notice is placed by its time: %s', (_, seconds, order) => {
  expect(keys([message(1), message(2)], [notice(7, seconds)], [pending('a', 3)])).toEqual(order)
})

test('a thread with only system notices shows them', () => {
  expect(keys([], [notice(1, 1), notice(2, 2)], [])).toEqual(['notice-1', 'notice-2'])
})

describe('blocks', () => {
  const borders = (all: ChatMessage[]) =>
    blocksOf(all, [], []).map(({ key, items }) => [key, keyOf(items[0]!), items.length])

  test('have the same boundaries when messages are added before or after', () => {
    expect(borders(messages(60, 160))).toEqual([
      [1, 'm60', 40],
      [2, 'm100', 50],
      [3, 'm150', 11],
    ])
    expect(borders(messages(10, 200)).slice(1)).toEqual([
      [1, 'm50', 50],
      [2, 'm100', 50],
      [3, 'm150', 50],
      [4, 'm200', 1],
    ])
  })

  test('contain the item before them', () => {
    const [first, second] = blocksOf(messages(49, 50), [], [])
    expect(first!.before).toBeUndefined()
    expect(keyOf(second!.before!)).toBe('m49')
  })

  test('of a long history contain every item once', () => {
    const all = keys(messages(1, 5000), [notice(1, 2500.5)], [pending('a', 5001)])
    expect(new Set(all).size).toBe(5002)
    expect(all.slice(2499, 2502)).toEqual(['m2500', 'notice-1', 'm2501'])
  })
})

test.each([
  ['nothing before it', message(2), undefined, true],
  ['the same day', message(2), message(1), false],
  ['the next day', message(2, { timestamp: at(13 * 3600) }), message(1), true],
  ['a line of the system of the same day', message(2), notice(1, 1), false],
])('a message starts a new day after %s: %#', (_, item, before, expected) => {
  expect(startsDay(item, before)).toBe(expected)
})

test.each([
  ['nothing', message(2), undefined, true],
  ['the same person a moment ago', message(2), message(1), false],
  ['the same person five minutes ago', message(2, { timestamp: at(301) }), message(1), false],
  ['the same person a longer while ago', message(2, { timestamp: at(302) }), message(1), true],
  ['another person', message(2), message(1, { senderId: OWN }), true],
  ['a line of the system', message(2), notice(1, 1), true],
  ['an own one that is on its way too', pending('b', 2), pending('a', 1), false],
])('whether a message starts a new group after %s', (_, item, before, expected) => {
  expect(startsRun(item, before)).toBe(expected)
})
