import { getRooms } from '@mentor-connect/contract/messages/rooms'
import { act, screen, within } from '@testing-library/react'
import { getChatList } from '@mentor-connect/contract/messages/chat'
import { OWN, type FakeChatServer } from '../../conversations/testing/fakeChatServer'
import { freshServer, openChat, pageOfRooms, settle, withRavi } from '../../conversations/testing/openChat'
import { aRoom, aRoomApi, aRoomMessage } from '../../conversations/testing/openRoom'

let server: FakeChatServer
beforeEach(() => {
  server = freshServer()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

const names = () =>
  screen.getAllByRole('link').map((link) => within(link).getByText(/./, { selector: 'strong' }).textContent)
const room = () => screen.findByRole('link', { name: /First steps in design/ })
const old = (parts = {}) =>
  aRoomApi([aRoomMessage(1, { timestamp: '2026-11-19T08:00:00.000Z' })], parts).answers(getChatList, [
    withRavi(),
  ])

test('rooms and conversations are one list, newest first', async () => {
  old()
  await openChat()
  await room()
  expect(names()).toEqual(['Ravi Iyer', 'First steps in design'])
  await settle()
  act(() => server.deliverToRoom(aRoomMessage(2, { message: 'Hello', timestamp: new Date().toISOString() })))
  expect(names()).toEqual(['First steps in design', 'Ravi Iyer'])
  expect(await room()).toHaveTextContent('Vijay Kumar: Hello')
  expect(await room()).toHaveTextContent('1 unread message')
  expect(await room()).toHaveAttribute('href', '/user/chat/rooms/workshop-w1')
})

test('the filter shows only people or only rooms', async () => {
  old()
  const { user } = await openChat()
  await room()
  await user.click(screen.getByRole('button', { name: 'People' }))
  expect(names()).toEqual(['Ravi Iyer'])
  await user.click(screen.getByRole('button', { name: 'Rooms' }))
  expect(names()).toEqual(['First steps in design'])
})

test.each([
  ['learner', /Rooms come with what you take part in/],
  ['mentor', /Rooms come with your workshops and projects/],
] as const)('without rooms, a %s is told where they come from', async (who, text) => {
  aRoomApi().answers(getRooms, pageOfRooms([]))
  const { user } = await openChat({ who })
  await user.click(await screen.findByRole('button', { name: 'Rooms' }))
  expect(screen.getByText(text)).toBeVisible()
})

test('says that a room is muted and that the reader is mentioned', async () => {
  old({ muted: true, unread: 1, mentioned: true, readSeq: 0 })
  await openChat()
  expect(within(await room()).getByRole('img', { name: 'Muted' })).toBeVisible()
  expect(within(await room()).getByRole('img', { name: 'You are mentioned' })).toBeVisible()
})

test('own, removed and folded last messages are shown as such', async () => {
  old()
  await openChat()
  await room()
  await settle()
  act(() => server.deliverToRoom(aRoomMessage(2, { senderId: OWN, message: 'Mine' })))
  expect(await room()).toHaveTextContent('You: Mine')
  act(() => server.deliverToRoom(aRoomMessage(3, { folded: true })))
  expect(await room()).not.toHaveTextContent('Message 3')
  const removed = aRoomMessage(3, { message: '', removed: true, change: 1 })
  act(() => server.push({ type: 'changed', conversationId: 'workshop-w1', message: removed }))
  expect(await room()).toHaveTextContent('A moderator has removed this message.')
})

test('rooms that cannot be loaded leave the conversations usable', async () => {
  const api = old().isUnreachable(getRooms)
  const { user } = await openChat()
  expect(await screen.findByText('The rooms could not be loaded.')).toBeVisible()
  expect(names()).toEqual(['Ravi Iyer'])
  api.answers(getRooms, pageOfRooms([aRoom()]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await room()).toBeVisible()
})

test('more rooms are loaded on demand', async () => {
  const page = (number: number, title: string) => ({
    rooms: [aRoom({ _id: `room-${number}`, title })],
    pagination: { page: number, limit: 50, totalItems: 51, totalPages: 2 },
  })
  const api = old().answers(getRooms, ({ query }) => {
    const { page: asked } = query as { page: number }
    return page(asked, asked === 1 ? 'First room' : 'Second room')
  })
  const { user } = await openChat()
  await user.click(await screen.findByRole('button', { name: 'Show more rooms' }))
  expect(await screen.findByRole('link', { name: /Second room/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /First room/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show more rooms' })).toBeNull()
  expect(screen.getByText('All rooms are listed.').parentElement).toHaveFocus()
  expect(api.received(getRooms).at(-1)?.query).toMatchObject({ page: 2 })
})

test('another thread can be opened without losing the search, the filter or the connection', async () => {
  aRoomApi([aRoomMessage(1)]).answers(getChatList, [withRavi()])
  const { user } = await openChat()
  await user.click(await screen.findByRole('button', { name: 'Rooms' }))
  await user.click(await room())
  expect(await screen.findByRole('heading', { level: 2, name: 'First steps in design' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Rooms' })).toHaveAttribute('aria-pressed', 'true')
  await settle()
  expect(server.connections).toHaveLength(1)
})

test('the room of a mentor is not named like the mentor', async () => {
  old({ kind: 'mentor', title: 'Ravi Iyer' })
  await openChat()
  expect(await screen.findByRole('link', { name: /Mentees of Ravi Iyer/ })).toBeVisible()
})
