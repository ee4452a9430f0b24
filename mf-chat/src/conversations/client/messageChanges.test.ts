import type { ChatMessage } from '@mentor-connect/contract/messages/chat'
import { aMessage, CONVERSATION, OWN, RAVI } from '../testing/fakeChatServer'
import { withRavi } from '../testing/openChat'
import { withList, withMessages, withThread } from './changes'
import { initialState, type ChatState, type PendingChange } from './chatState'
import { withChange, withChangesUpTo } from './messageChanges'
import { withUnconfirmed } from './shownMessages'

const LAST = aMessage(3, { message: 'See you on Monday' })
const listed = (parts = {}) => withRavi({ lastMessage: { ...LAST }, unreadCount: 1, changes: 0, ...parts })

/** A loaded thread: a message of this person, an answer to it, and an unread message. */
function aThread(): ChatState {
  const messages = [
    aMessage(1, { senderId: OWN, message: 'When?' }),
    aMessage(2, { replyTo: { seq: 1, senderId: OWN, message: 'When?' } }),
    LAST,
  ]
  const list = withList(initialState(OWN), [listed()])
  return withMessages(withThread(list, CONVERSATION, { load: 'ready' }), CONVERSATION, messages)
}
const changed = (seq: number, change: number, parts: Partial<ChatMessage> = {}) =>
  aMessage(seq, { change, ...parts })
const messagesOf = (state: ChatState) => state.threads[CONVERSATION]!.messages

test('an edited message is replaced, and quoted anew; the others keep their identity', () => {
  const before = aThread()
  const after = withChange(
    before,
    CONVERSATION,
    changed(1, 1, { senderId: OWN, message: 'Where?', edited: true }),
  )
  expect(messagesOf(after).map(({ message }) => message)).toEqual([
    'Where?',
    'Message 2',
    'See you on Monday',
  ])
  expect(messagesOf(after)[1]!.replyTo).toMatchObject({ message: 'Where?' })
  expect(messagesOf(after)[2]).toBe(messagesOf(before)[2])
})

test('the later of two changes is valid, in whatever order they arrive', () => {
  const later = withChange(aThread(), CONVERSATION, changed(1, 2, { message: 'second' }))
  const both = withChange(later, CONVERSATION, changed(1, 1, { message: 'first' }))
  expect(messagesOf(both)[0]!.message).toBe('second')
})

test('a page that was requested before a change shows the change', () => {
  const loading = withThread(withList(initialState(OWN), [listed()]), CONVERSATION, { load: 'loading' })
  const after = withChange(loading, CONVERSATION, changed(1, 1, { message: 'edited' }))
  expect(messagesOf(withMessages(after, CONVERSATION, [aMessage(1)]))[0]!.message).toBe('edited')
})

test('after a gap the position stays, so that the next resume asks for what is missing', () => {
  const start = aThread()
  const gap = withChange(start, CONVERSATION, changed(1, 2))
  expect(gap.changes[CONVERSATION]).toBe(0)
  expect(withChange(gap, CONVERSATION, changed(2, 1)).changes[CONVERSATION]).toBe(1)
  expect(withChangesUpTo(gap, CONVERSATION, 2).changes[CONVERSATION]).toBe(2)
})

test('a deleted unread message is counted no longer, once, and is the last one in the list', () => {
  const deletion = changed(3, 1, { senderId: RAVI, deleted: true })
  const once = withChange(aThread(), CONVERSATION, deletion)
  const twice = withChange(once, CONVERSATION, deletion)
  expect(twice.conversations[CONVERSATION]).toMatchObject({
    unreadCount: 0,
    lastMessage: { deleted: true, seq: 3 },
  })
})

test('a list that was requested before a change does not bring the old text back', () => {
  const edited = withChange(aThread(), CONVERSATION, changed(3, 1, { message: 'On Tuesday' }))
  expect(withList(edited, [listed()]).conversations[CONVERSATION]!.lastMessage).toMatchObject({
    message: 'On Tuesday',
  })
})

describe('unconfirmed changes', () => {
  const pending = (change: PendingChange['change'], parts: Partial<PendingChange> = {}): PendingChange => ({
    clientMsgId: 'c1',
    senderId: OWN,
    conversationId: CONVERSATION,
    seq: 1,
    change,
    writtenAt: '',
    ...parts,
  })
  const shown = (...changes: PendingChange[]) =>
    withUnconfirmed([aMessage(1, { senderId: OWN })], changes)[0]!

  test('are shown at once, in their order', () => {
    const changes = [pending({ type: 'edit', message: 'a' }), pending({ type: 'edit', message: 'b' })]
    expect(shown(...changes)).toMatchObject({ message: 'b', edited: true })
    expect(shown(...changes, pending({ type: 'delete' }))).toMatchObject({ deleted: true })
  })

  test('say who deletes: the author, or somebody who leads the room', () => {
    const others = withUnconfirmed([aMessage(1)], [pending({ type: 'delete' })])[0]!
    expect(others).toMatchObject({ removed: true })
    expect(others).not.toHaveProperty('deleted')
  })

  test('add a reaction once, and take it away', () => {
    const like = pending({ type: 'react', emoji: '👍', on: true })
    expect(shown(like, like).reactions).toEqual([{ emoji: '👍', by: [OWN] }])
    expect(shown(like, pending({ type: 'react', emoji: '👍', on: false })).reactions).toEqual([])
  })

  test('are not shown in the message once they are refused', () => {
    const refused = pending({ type: 'edit', message: 'a' }, { failure: 'edit_too_late' })
    expect(shown(refused)).toMatchObject({ message: 'Message 1', unconfirmed: [refused] })
  })
})
