import {
  createChat,
  getChatDetails,
  getChatHistory,
  getChatList,
} from '@mentor-connect/contract/messages/chat'
import { act, screen, within } from '@testing-library/react'
import { aMessage, RAVI, type FakeChatServer } from '../conversations/testing/fakeChatServer'
import {
  aChatApi,
  freshServer,
  openChat,
  settle,
  withMeena,
  withRavi,
} from '../conversations/testing/openChat'

let server: FakeChatServer
beforeEach(() => {
  server = freshServer()
})

const rows = () => screen.getAllByRole('link').map((row) => row.textContent)

test('lists the conversations with the other person’s name', async () => {
  const api = aChatApi()
  await openChat()

  expect(await screen.findByRole('link', { name: /Ravi Iyer/ })).toHaveTextContent('See you on Monday')
  expect(screen.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
  expect(screen.getByText('Select a conversation')).toBeVisible()
  expect(screen.getByText('Choose a user to start chatting')).toBeVisible()
  expect(api.received(getChatList)[0]?.query).toEqual({ userId: 'learner-1' })
  expect(api.received(getChatDetails)[0]?.body).toEqual({ userIds: ['mentor-1', 'mentor-2'] })
})

test('connects as the person, with the bearer token as a subprotocol', async () => {
  aChatApi()
  await openChat()
  await settle()
  expect(server.connections).toEqual([
    { url: 'ws://chat.test/?userId=learner-1', protocols: ['mc.v1', 'bearer.bearer'] },
  ])
})

test('the search filters by name, ignoring case', async () => {
  aChatApi()
  const { user } = await openChat()
  const box = await screen.findByPlaceholderText('Search conversations...')
  await user.type(box, 'rAvI')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await user.type(box, 'x')
  expect(screen.getByText('No conversations found')).toBeVisible()
})

test.each([
  ['learner', 'Find a mentor', '/user/explore'],
  ['mentor', 'See your learners', '/mentor/learners'],
] as const)(
  'an empty list links to where a conversation can be started: for a %s',
  async (who, name, goal) => {
    aChatApi([], [])
    await openChat({ who })
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', goal)
  },
)

test('shows who is online, and updates it', async () => {
  aChatApi([], [withRavi({ online: true }), withMeena])
  await openChat()
  expect(await screen.findByRole('link', { name: /Ravi Iyer/ })).toHaveTextContent('Online')
  await settle()
  act(() => server.push({ type: 'presence', userId: RAVI, online: false }))
  expect(screen.getByRole('link', { name: /Ravi Iyer/ })).toHaveTextContent('Offline')
})

test('a message for another thread raises its badge and moves it to the top', async () => {
  aChatApi([aMessage(1)], [withRavi(), withMeena])
  await openChat({ with: RAVI })
  expect(await screen.findByText('Message 1')).toBeVisible()
  const message = aMessage(1, { _id: 'x', senderId: 'mentor-2', message: 'Hello from Meena' })
  act(() => server.deliver({ ...message, timestamp: new Date().toISOString() }, 'k2'))
  act(() => server.deliver({ ...message, timestamp: new Date().toISOString() }, 'k2'))

  expect(rows()[0]).toContain('मीना जोशी')
  expect(screen.getByRole('link', { name: /मीना जोशी/ })).toHaveTextContent('1 unread message')
  expect(within(screen.getByRole('log')).queryByText('Hello from Meena')).toBeNull()
})

test('a conversation started by somebody else appears', async () => {
  const api = aChatApi([], [withRavi()])
  await openChat()
  await screen.findByRole('link', { name: /Ravi Iyer/ })
  await settle()
  api.answers(getChatList, [
    withRavi(),
    { ...withMeena, lastMessage: { message: 'New here' }, unreadCount: 1 },
  ])
  act(() => server.deliver(aMessage(1, { senderId: 'mentor-2' }), 'k2'))
  expect(await screen.findByRole('link', { name: /मीना जोशी/ })).toHaveTextContent('1 unread message')
})

test('a deleted account keeps its entry in the list', async () => {
  aChatApi().answers(getChatDetails, { users: [] })
  await openChat()
  expect(await screen.findAllByText('Former member')).toHaveLength(2)
})

test('an empty list shows a hint and requests no names', async () => {
  const api = aChatApi([], [])
  await openChat()
  expect(await screen.findByText('No conversations found')).toBeVisible()
  expect(api.received(getChatDetails)).toHaveLength(0)
})

test('a failed load can be retried, in Hindi', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const api = aChatApi().isUnreachable(getChatList)
  const { user } = await openChat({ locale: 'hi' })
  const retry = await screen.findByRole('button', { name: 'फिर कोशिश करें' })
  api.answers(getChatList, [])
  await user.click(retry)
  expect(await screen.findByText('कोई बातचीत नहीं मिली')).toBeVisible()
})

test('a URL of a person without a conversation offers to start one', async () => {
  const api = aChatApi([], []).answers(createChat, withRavi({ lastMessage: undefined }))
  const { user } = await openChat({ with: RAVI })
  await user.click(await screen.findByRole('button', { name: 'Start the conversation' }))
  expect(await screen.findByRole('heading', { name: 'Ravi Iyer' })).toBeVisible()
  expect(api.received(createChat)[0]?.body).toEqual({ userId1: RAVI, userId2: 'learner-1' })
  expect(await screen.findByText('No messages yet. Say hello to Ravi Iyer.')).toBeVisible()
  expect(api.received(getChatHistory)).toHaveLength(1)
})
