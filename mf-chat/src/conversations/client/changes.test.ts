import type { Conversation } from '@mentor-connect/shared/contracts/chat'
import { aMessage, CONVERSATION, OWN, RAVI } from '../testing/fakeChatServer'
import {
  withConnected,
  withList,
  withMessages,
  withNotice,
  withRead,
  withUnsent,
  withThread,
} from './changes'
import { initialState, unreadOf, type ChatState } from './chatState'
import { staleConversations, cursorsOf } from './historyLoader'

const conversation = (seq: number, unreadCount = 0, read = 0): Conversation => ({
  _id: CONVERSATION,
  participants: [OWN, RAVI],
  lastMessage: { message: `Message ${seq}`, senderId: RAVI, seq, timestamp: aMessage(seq).timestamp },
  unreadCount,
  participantsRead: { [OWN]: read },
})
const listed = (...args: Parameters<typeof conversation>) =>
  withList(initialState(OWN), [conversation(...args)])
const unread = (state: ChatState) => unreadOf(state, state.conversations[CONVERSATION]!)
const outgoing = (id: string) => ({
  clientMsgId: id,
  senderId: OWN,
  receiverId: RAVI,
  message: id,
  writtenAt: aMessage(9).timestamp,
})

describe('unread', () => {
  test.each<[string, (state: ChatState) => ChatState, number]>([
    ['as the server counts', (state) => state, 2],
    ['one more with a message', (state) => withMessages(state, CONVERSATION, [aMessage(6)]), 3],
    ['the same with one that is known', (state) => withMessages(state, CONVERSATION, [aMessage(5)]), 2],
    ['none when it is read', (state) => withRead(state, CONVERSATION, OWN, 5), 0],
    [
      'one with a message after reading',
      (state) => withMessages(withRead(state, CONVERSATION, OWN, 5), CONVERSATION, [aMessage(6)]),
      1,
    ],
    ['none after writing', (state) => withMessages(state, CONVERSATION, [aMessage(6, { senderId: OWN })]), 0],
    ['the same when the other side reads', (state) => withRead(state, CONVERSATION, RAVI, 5), 2],
  ])('%s', (_, change, count) => {
    expect(unread(change(listed(5, 2, 3)))).toBe(count)
  })

  test('a list that was on its way does not bring back what was read or said meanwhile', () => {
    const live = withMessages(listed(5, 2, 3), CONVERSATION, [aMessage(6), aMessage(7)])
    const read = withRead(live, CONVERSATION, OWN, 7)
    const late = withList(read, [conversation(5, 2, 3)])
    expect(unread(late)).toBe(0)
    expect(late.conversations[CONVERSATION]?.lastMessage?.seq).toBe(7)
  })
})

test('who came while the list was on its way stays online', () => {
  const live = { ...listed(1), online: { [RAVI]: true } }
  expect(withList(live, [{ ...conversation(1), online: false }]).online).toEqual({ [RAVI]: true })
  expect(withList(listed(1), [{ ...conversation(1), online: true }]).online).toEqual({ [RAVI]: true })
})

test('a message on its way gives way to the one that stands', () => {
  const state = {
    ...withThread(listed(1), CONVERSATION, { load: 'ready' }),
    pending: [outgoing('a'), outgoing('b')],
  }
  const next = withMessages(state, CONVERSATION, [aMessage(2, { senderId: OWN, clientMsgId: 'a' })])
  expect(next.pending.map(({ clientMsgId }) => clientMsgId)).toEqual(['b'])
  expect(next.threads[CONVERSATION]?.messages.map(({ seq }) => seq)).toEqual([2])
})

test('the outbox brings back what is neither known nor settled', () => {
  const state = { ...initialState(OWN), pending: [outgoing('b')] }
  const stored = [outgoing('a'), outgoing('b'), outgoing('c')]
  const next = withUnsent(state, stored, new Set(['c']))
  expect(next.pending.map(({ clientMsgId }) => clientMsgId)).toEqual(['a', 'b'])
})

test('a connection tells its changes, once each', () => {
  const kinds = (state: ChatState) => state.notices.map(({ text }) => text.kind)
  const first = withConnected(initialState(OWN), false)
  expect(kinds(first)).toEqual([])
  const twice = withConnected(withConnected(withConnected(first, true), true), false)
  expect(kinds(twice)).toEqual(['connected', 'disconnected'])
  const error = { kind: 'error', code: 'internal', message: '' } as const
  expect(kinds(withNotice(withNotice(first, error), error))).toEqual(['error'])
})

test('a cursor is the last number before a hole, or what the list knows', () => {
  const state = listed(5)
  expect(cursorsOf(state)).toEqual([{ conversationId: CONVERSATION, seq: 5 }])
  const holed = withMessages(withThread(state, CONVERSATION, {}), CONVERSATION, [aMessage(3), aMessage(5)])
  expect(cursorsOf(holed)).toEqual([{ conversationId: CONVERSATION, seq: 3 }])
})

test.each([
  [5, []],
  [6, [CONVERSATION]],
])('with %i on the server, behind is %j', (seq, expected) => {
  expect(staleConversations(listed(5), [{ conversationId: CONVERSATION, seq }])).toEqual(expected)
})

test('a conversation that is not known is behind', () => {
  expect(staleConversations(initialState(OWN), [{ conversationId: 'new', seq: 0 }])).toEqual(['new'])
})
