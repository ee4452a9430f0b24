import type { Conversation } from '@mentor-connect/contract/messages/chat'
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

  test('a list requested earlier does not undo newer messages or read positions', () => {
    const live = withMessages(listed(5, 2, 3), CONVERSATION, [aMessage(6), aMessage(7)])
    const read = withRead(live, CONVERSATION, OWN, 7)
    const late = withList(read, [conversation(5, 2, 3)])
    expect(unread(late)).toBe(0)
    expect(late.conversations[CONVERSATION]?.lastMessage?.seq).toBe(7)
  })
})

test('a person who came online while the list was loading stays online', () => {
  const live = { ...listed(1), online: { [RAVI]: true } }
  expect(withList(live, [{ ...conversation(1), online: false }]).online).toEqual({ [RAVI]: true })
  expect(withList(listed(1), [{ ...conversation(1), online: true }]).online).toEqual({ [RAVI]: true })
})

test('a pending message is replaced by the stored one', () => {
  const state = {
    ...withThread(listed(1), CONVERSATION, { load: 'ready' }),
    pending: [outgoing('a'), outgoing('b')],
  }
  const next = withMessages(state, CONVERSATION, [aMessage(2, { senderId: OWN, clientMsgId: 'a' })])
  expect(next.pending.map(({ clientMsgId }) => clientMsgId)).toEqual(['b'])
  expect(next.threads[CONVERSATION]?.messages.map(({ seq }) => seq)).toEqual([2])
})

test('the outbox restores messages that are neither known nor acknowledged', () => {
  const state = { ...initialState(OWN), pending: [outgoing('b')] }
  const stored = [outgoing('a'), outgoing('b'), outgoing('c')]
  const next = withUnsent(state, stored, new Set(['c']))
  expect(next.pending.map(({ clientMsgId }) => clientMsgId)).toEqual(['a', 'b'])
})

test('each change of the connection adds one notice', () => {
  const kinds = (state: ChatState) => state.notices.map(({ text }) => text.kind)
  const first = withConnected(initialState(OWN), false)
  expect(kinds(first)).toEqual([])
  const twice = withConnected(withConnected(withConnected(first, true), true), false)
  expect(kinds(twice)).toEqual(['connected', 'disconnected'])
  const error = { kind: 'error', code: 'internal', message: '' } as const
  expect(kinds(withNotice(withNotice(first, error), error))).toEqual(['error'])
})

test('a cursor is the last number before a gap, or the one from the list', () => {
  const state = listed(5)
  expect(cursorsOf(state)).toEqual([{ conversationId: CONVERSATION, seq: 5, changes: 0 }])
  const holed = withMessages(withThread(state, CONVERSATION, {}), CONVERSATION, [aMessage(3), aMessage(5)])
  expect(cursorsOf(holed)).toEqual([{ conversationId: CONVERSATION, seq: 3, changes: 0 }])
})

test.each([
  [5, []],
  [6, [CONVERSATION]],
])('with %i as the last number on the server, stale is %j', (seq, expected) => {
  expect(staleConversations(listed(5), [{ conversationId: CONVERSATION, seq }])).toEqual(expected)
})

test('an unknown conversation is stale', () => {
  expect(staleConversations(initialState(OWN), [{ conversationId: 'new', seq: 0 }])).toEqual(['new'])
})
