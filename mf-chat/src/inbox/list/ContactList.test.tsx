import {
  createChat,
  getChatDetails,
  getChatList,
  type Conversation,
} from '@mentor-connect/contract/messages/chat'
import { CHAT_DETAILS_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { screenIs, untilLoading } from '@mentor-connect/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import {
  aMessage,
  CONVERSATION,
  OWN,
  RAVI,
  type FakeChatServer,
} from '../../conversations/testing/fakeChatServer'
import {
  aChatApi,
  freshServer,
  openChat,
  PEOPLE,
  settle,
  withMeena,
  withRavi,
} from '../../conversations/testing/openChat'

let server: FakeChatServer
beforeEach(() => {
  server = freshServer()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

const row = (name: string) => screen.findByRole('link', { name: new RegExp(name) })
const names = () =>
  screen.getAllByRole('link').map((link) => within(link).getByText(/./, { selector: 'strong' }).textContent)
const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search names and messages' }), {
    target: { value: text },
  })

/** The given number of conversations, newest first. */
const many = (count: number): Conversation[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `k${index}`,
    participants: [OWN, `p${index}`],
    lastMessage: { message: 'Hello', timestamp: new Date(Date.UTC(2026, 0, 1) - index * 1000).toISOString() },
  }))

describe('row', () => {
  test.each<[string, Partial<Conversation>, string]>([
    ['the last message', {}, 'See you on Monday'],
    ['whose message it was', { lastMessage: { message: 'Thanks', senderId: OWN } }, 'You: Thanks'],
    ['that there is none yet', { lastMessage: undefined }, 'No messages yet'],
    ['one unread message', { unreadCount: 1 }, '1 unread message'],
    ['how many are unread, at most 99', { unreadCount: 123_456 }, '99+1,23,456 unread messages'],
    ['markup as text', { lastMessage: { message: '<b onclick="x()">Hi</b>' } }, '<b onclick="x()">Hi</b>'],
  ])('shows %s', async (_, parts, text) => {
    aChatApi([], [withRavi(parts)])
    await openChat()
    expect(await row('Ravi Iyer')).toHaveTextContent(text)
  })

  test.each([
    ['en', 0, /^\d{1,2}:\d\d\s[ap]m$/],
    ['en', 1, 'Yesterday'],
    ['hi', 1, 'कल'],
  ] as const)('shows in %s the date of a message from %i days ago', async (locale, days, text) => {
    const timestamp = new Date(Date.now() - days * DAY_MS).toISOString()
    aChatApi([], [withRavi({ lastMessage: { message: 'Hi', timestamp } })])
    await openChat({ locale })
    const time = within(await row('Ravi Iyer')).getByText(text)
    expect(time).toHaveAttribute('datetime', timestamp)
  })

  test('of the open thread is marked as current', async () => {
    aChatApi()
    await openChat({ with: RAVI })
    expect(await row('Ravi Iyer')).toHaveAttribute('aria-current', 'true')
    expect(await row('मीना जोशी')).not.toHaveAttribute('aria-current')
  })

  test('shows an unsent message', async () => {
    server.refusesWith = 1006
    aChatApi([], [withRavi()])
    const { user } = await openChat({ with: RAVI })
    await user.type(await screen.findByPlaceholderText('Type your message...'), 'Are you there?{Enter}')
    expect(await row('Ravi Iyer')).toHaveTextContent('You: Are you there?')
  })
})

describe('search', () => {
  test.each([
    ['Devanagari', 'मीना', ['मीना जोशी']],
    ['capitals and space around', '  RAVI ', ['Ravi Iyer']],
    ['one letter', 'i', ['Ravi Iyer']],
    ['a pattern, which is text', '.*', []],
    ['markup', '<script>', []],
    ['a whole book', 'x'.repeat(10_000), []],
  ])('for %s', async (_, text, found) => {
    aChatApi()
    await openChat()
    await row('Ravi Iyer')
    search(text)
    if (found.length > 0) expect(names()).toEqual(found)
    else expect(screen.getByText('No conversations found')).toBeVisible()
  })

  test('finds a letter in any Unicode normalization form', async () => {
    const composed = 'ज़ोया'.normalize('NFC')
    aChatApi([], [withRavi()]).answers(getChatDetails, { users: [{ _id: RAVI, name: composed }] })
    await openChat()
    await row(composed)
    search('\u095bोया')
    expect(names()).toEqual([composed])
  })

  test('without a match shows no hint for starting a conversation, because there are some', async () => {
    aChatApi()
    await openChat()
    await row('Ravi Iyer')
    search('nobody')
    expect(screen.queryByRole('link', { name: 'Find a mentor' })).toBeNull()
    search('')
    expect(names()).toHaveLength(2)
  })
})

test('shows that it is loading', async () => {
  aChatApi().neverAnswers(getChatList)
  await openChat()
  await untilLoading()
  expect(screen.queryByText('No conversations found')).toBeNull()
})

test('names are requested in batches of the permitted size', async () => {
  const count = CHAT_DETAILS_MAX + 1
  const api = aChatApi([], many(count)).answers(getChatDetails, ({ body }) => ({
    users: (body as { userIds: string[] }).userIds.map((_id) => ({ _id, name: `Person ${_id}` })),
  }))
  await openChat()
  await screen.findByText('Person p0')
  expect(screen.getAllByText(/^Person p/)).toHaveLength(count)
  expect(screen.queryByText('Former member')).toBeNull()
  const asked = api.received(getChatDetails).map(({ body }) => body.userIds.length)
  expect(asked).toEqual([CHAT_DETAILS_MAX, 1])
})

test('a failed request for names is retried', async () => {
  const api = aChatApi().refuses(getChatDetails, 503, 'unavailable')
  const { user } = await openChat()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  api.answers(getChatDetails, { users: PEOPLE })
  await user.click(retry)
  expect(await row('Ravi Iyer')).toBeVisible()
})

test('the list stays when a refresh fails', async () => {
  const api = aChatApi()
  await openChat()
  await row('Ravi Iyer')
  await settle()
  api.isUnreachable(getChatList)
  act(() => server.cut())
  act(() => void window.dispatchEvent(new Event('online')))
  await settle()
  expect(api.received(getChatList).length).toBeGreaterThan(1)
  expect(names()).toHaveLength(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('reading on another device clears the badge here', async () => {
  aChatApi([], [withRavi({ unreadCount: 2 })])
  await openChat()
  expect(await row('Ravi Iyer')).toHaveTextContent('2 unread messages')
  await settle()
  act(() => server.push({ type: 'read', conversationId: CONVERSATION, userId: OWN, upToSeq: 2 }))
  expect(await row('Ravi Iyer')).not.toHaveTextContent('unread')
})

describe('URL of a person without a conversation', () => {
  test('shows an error if the conversation could not be started, and allows a retry', async () => {
    const api = aChatApi([], []).isUnreachable(createChat)
    const { user } = await openChat({ with: RAVI })
    const start = await screen.findByRole('button', { name: 'Start the conversation' })
    await user.click(start)
    expect(await screen.findByRole('alert')).toHaveTextContent('The conversation could not be started.')
    api.answers(createChat, withRavi({ lastMessage: undefined }))
    await user.click(start)
    expect(await screen.findByRole('heading', { name: 'Ravi Iyer' })).toBeVisible()
  })

  test('starts one conversation, however often the button is clicked', async () => {
    const api = aChatApi([], []).neverAnswers(createChat)
    const { user } = await openChat({ with: RAVI })
    const start = await screen.findByRole('button', { name: 'Start the conversation' })
    await user.dblClick(start)
    expect(start).toBeDisabled()
    expect(api.received(createChat)).toHaveLength(1)
  })
})

describe('on a phone', () => {
  beforeEach(() => screenIs('max-width'))

  test('shows either the list or the thread, with Back between them', async () => {
    aChatApi([aMessage(1)])
    const { user, router } = await openChat()
    expect(screen.queryByText('Select a conversation')).toBeNull()
    await user.click(await row('Ravi Iyer'))
    expect(await screen.findByText('Message 1')).toBeVisible()
    expect(screen.queryByRole('link', { name: /मीना जोशी/ })).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'Chat' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Back to conversations' }))
    expect(await row('मीना जोशी')).toBeVisible()
    expect(router.state.location.search).toBe('')
  })

  test('a URL of a person without a conversation links back to the list', async () => {
    aChatApi([], [withMeena])
    const { user } = await openChat({ with: 'nobody' })
    await user.click(await screen.findByRole('button', { name: 'Back to conversations' }))
    expect(await row('मीना जोशी')).toBeVisible()
  })
})
