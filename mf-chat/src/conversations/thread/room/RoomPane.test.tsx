import {
  getRoom,
  getRoomMessages,
  getRoomReaders,
  leaveRoom,
  muteRoom,
  pinRoomMessage,
  rejoinRoom,
} from '@mentor-connect/contract/messages/rooms'
import { fileReport } from '@mentor-connect/contract/trust/safety'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { RoomMessage } from '@mentor-connect/contract/messages/roomMessage'
import { OWN, RAVI, type FakeChatServer } from '../../testing/fakeChatServer'
import { freshServer, openChat, settle } from '../../testing/openChat'
import { aRoom, aRoomApi, aRoomMessage, openRoom, ROOM, VIJAY } from '../../testing/openRoom'

let server: FakeChatServer
beforeEach(() => {
  server = freshServer()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

const box = () => screen.findByPlaceholderText('Type your message...')
const log = () => within(screen.getByRole('log', { name: 'Messages in First steps in design' }))
const shown = () =>
  [...screen.getByRole('log').querySelectorAll('[dir=auto]')].map(({ textContent }) => textContent)
let changes = 0
const change = (seq: number, parts: Partial<RoomMessage>) => {
  const message = aRoomMessage(seq, { ...parts, change: (changes += 1) })
  act(() => server.push({ type: 'changed', conversationId: ROOM, message }))
}
const menuOf = async (text: string) => {
  const line = (await log().findByText(text)).closest('li')!
  const button = within(line).getByRole('button', { name: /Actions for the message/ })
  button.focus()
  fireEvent.click(button)
  return within(await screen.findByRole('dialog', { name: 'Actions for this message' }))
}
const menu = () => screen.findByRole('button', { name: 'Actions for this room' })

async function open(messages = [aRoomMessage(1), aRoomMessage(2, { senderId: OWN })], parts = {}) {
  server.roomEnds = { [ROOM]: messages.at(-1)?.seq ?? 0 }
  const api = aRoomApi(messages, parts)
  const view = await openRoom()
  return { ...view, api }
}

test('shows the messages with their authors, and where the room comes from', async () => {
  await open([aRoomMessage(1), aRoomMessage(2, { senderId: RAVI, message: 'Welcome' })])
  expect(await screen.findByRole('heading', { level: 2, name: 'First steps in design' })).toBeVisible()
  expect(await log().findByText('Vijay Kumar')).toBeVisible()
  expect(log().getByText('Ravi Iyer')).toBeVisible()
  expect(shown()).toEqual(['Message 1', 'Welcome'])
  expect(screen.getByRole('link', { name: 'Workshop' })).toHaveAttribute('href', '/user/workshops/w1')
  expect(screen.getByRole('button', { name: '3 members' })).toBeVisible()
})

test('messages are sent once, in order, after a time offline', async () => {
  const { user } = await open([])
  server.refusesWith = 1006
  act(() => server.cut())
  await user.type(await box(), 'First{Enter}Second{Enter}')
  expect(server.got('room_message')).toHaveLength(0)

  server.refusesWith = undefined
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(log().getAllByRole('img', { name: 'Sent' })).toHaveLength(2))
  expect(server.got('room_message').map(({ message }) => message)).toEqual(['First', 'Second'])
  const [first] = server.got('room_message')
  act(() =>
    server.deliverToRoom(
      aRoomMessage(1, { senderId: OWN, message: 'First', clientMsgId: first!.clientMsgId }),
    ),
  )
  expect(shown()).toEqual(['First', 'Second'])
})

test('a refused message says why and can be sent again', async () => {
  server.onRoomMessage = ({ clientMsgId }) =>
    server.push({ type: 'error', message: 'closed', code: 'room_closed', clientMsgId, retryable: false })
  const { user } = await open([])
  await user.type(await box(), 'Hello{Enter}')
  expect(await log().findByText('Not sent')).toBeVisible()
  expect(log().getByText(/This room is closed/)).toBeVisible()
})

test('messages that were missed are loaded after a reconnect', async () => {
  const all = [1, 2, 3].map((seq) => aRoomMessage(seq))
  const { api } = await open(all.slice(0, 1))
  act(() => server.cut())
  server.roomEnds = { [ROOM]: 3 }
  api.answers(getRoomMessages, ({ query }) => {
    const { afterSeq = 0 } = query as { afterSeq?: number }
    return all.filter(({ seq }) => seq > afterSeq)
  })
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(shown()).toEqual(['Message 1', 'Message 2', 'Message 3']))
  expect(server.got('room_resume').at(-1)?.cursors).toEqual([{ roomId: ROOM, seq: 1, changes: 0 }])
})

test('visible messages are marked as read, and own ones say how many have read them', async () => {
  const { api } = await open()
  api.answers(getRoomReaders, { count: 1 })
  act(() => server.deliverToRoom(aRoomMessage(3)))
  await waitFor(() => expect(server.got('room_read').at(-1)).toMatchObject({ roomId: ROOM, upToSeq: 3 }))
  act(() => server.deliverToRoom(aRoomMessage(4, { senderId: OWN })))
  expect(await screen.findByText('Read by 1 of 2')).toBeVisible()
  act(() => server.push({ type: 'room_read', roomId: ROOM, userId: RAVI, upToSeq: 4 }))
  act(() => server.push({ type: 'room_read', roomId: ROOM, userId: VIJAY, upToSeq: 4 }))
  expect(await screen.findByText('Read by 2 of 2')).toBeVisible()
})

test('in a small room, an own message names those who have read it', async () => {
  const { api } = await open()
  api.answers(getRoomReaders, { count: 2, readers: [VIJAY, RAVI] })
  act(() => server.deliverToRoom(aRoomMessage(3, { senderId: OWN })))
  expect(await screen.findByText('Read by Ravi Iyer and Vijay Kumar')).toBeVisible()
})

test('a message is answered, and the answer quotes it', async () => {
  const { user } = await open()
  await user.click((await menuOf('Message 1')).getByRole('button', { name: 'Reply' }))
  expect(await screen.findByText('Reply to Vijay Kumar')).toBeVisible()
  await user.type(await box(), 'Yes{Enter}')
  await waitFor(() => expect(server.got('room_message')).toMatchObject([{ message: 'Yes', replyTo: 1 }]))
  const line = (await log().findByText('Yes')).closest('li')!
  expect(within(line).getByRole('button', { name: /Go to the message/ })).toHaveTextContent('Message 1')
  expect(screen.queryByText('Reply to Vijay Kumar')).toBeNull()
})

test('an edit keeps mentions whose name is still there, shows at once, and goes after what was sent before', async () => {
  const mine = { senderId: OWN, message: 'Hello @Vijay Kumar', mentions: [VIJAY] }
  const { user } = await open([
    aRoomMessage(1),
    aRoomMessage(2, { ...mine, timestamp: new Date().toISOString() }),
  ])
  await log().findByText('@Vijay Kumar')
  server.onRoomMessage = () => undefined
  await user.type(await box(), 'Before{Enter}')
  await user.click((await menuOf('@Vijay Kumar')).getByRole('button', { name: 'Edit' }))
  const input = await box()
  expect(input).toHaveValue('Hello @Vijay Kumar')
  await user.type(input, '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await log().findByText('edited')).toBeVisible()
  expect(server.got('edit')).toEqual([])
  server.acknowledgeInRoom(server.got('room_message')[0]!)
  await waitFor(() =>
    expect(server.got('edit')).toMatchObject([
      { conversationId: ROOM, seq: 2, message: 'Hello @Vijay Kumar!', mentions: [VIJAY] },
    ]),
  )
})

test('reactions of others are shown, and an own one is added by a click', async () => {
  const { user } = await open()
  change(1, { reactions: [{ emoji: '👍', by: [RAVI, VIJAY] }] })
  await user.click(await log().findByRole('button', { name: /👍/ }))
  await waitFor(() =>
    expect(server.got('react')).toMatchObject([{ conversationId: ROOM, seq: 1, emoji: '👍', on: true }]),
  )
  expect(log().getByRole('button', { name: /👍/ })).toHaveAttribute('aria-pressed', 'true')
})

test('quotations say why their text is not shown', async () => {
  const quote = { seq: 1, senderId: RAVI, message: '' }
  await open([
    aRoomMessage(5, { replyTo: { ...quote, withheld: 'earlier' } }),
    aRoomMessage(6, { replyTo: { ...quote, withheld: 'folded' } }),
  ])
  const [earlier] = await log().findAllByRole('button', { name: /Go to the message/ })
  expect(earlier).toHaveTextContent('Message from before you joined.')
  expect(earlier).toHaveAttribute('aria-disabled', 'true')
  expect(log().getByText('Message from somebody you do not write with.')).toBeVisible()
})

test('a closed room offers no reactions, answers or edits, and messages can still be reported', async () => {
  await open([aRoomMessage(1)], { closed: true })
  const items = await menuOf('Message 1')
  expect(items.getByRole('button', { name: 'Report the message' })).toBeVisible()
  expect(items.queryByRole('button', { name: /Reply|React/ })).toBeNull()
})

test('a line stands above the first unread message, and a button leads there', async () => {
  const many = Array.from({ length: 30 }, (_, index) => aRoomMessage(index + 1))
  const { user } = await open(many, { readSeq: 10, unread: 20 })
  expect(await log().findByText('New messages')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '20 new messages. Go to the first' }))
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-seq', '11'))
  expect(screen.queryByRole('button', { name: /Go to the first/ })).toBeNull()
})

test('the pinned message leads to it, also if older messages have to be loaded', async () => {
  const many = Array.from({ length: 120 }, (_, index) => aRoomMessage(index + 1))
  const { user } = await open(many, { pinned: many[4] })
  expect(shown()).not.toContain('Message 5')
  await user.click(await screen.findByRole('button', { name: /Pinned: Vijay Kumar Message 5/ }))
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-seq', '5'))
})

test('a message of somebody who is blocked is folded', async () => {
  const { user } = await open([aRoomMessage(1, { message: 'Unwanted', folded: true })])
  expect(screen.queryByText('Unwanted')).toBeNull()
  await user.click(await log().findByRole('button', { name: 'Show it' }))
  expect(await log().findByText('Unwanted')).toBeVisible()
})

test('a removed message says so, also when it is removed while it is shown', async () => {
  await open([aRoomMessage(1, { message: '', removed: true }), aRoomMessage(2)])
  expect(await log().findAllByText('A moderator has removed this message.')).toHaveLength(1)
  change(2, { message: '', removed: true })
  expect(log().getAllByText('A moderator has removed this message.')).toHaveLength(2)
  expect(screen.queryByText('Message 2')).toBeNull()
})

test('a closed room can be read, and nobody can write', async () => {
  await open([aRoomMessage(1)], { closed: true })
  expect(await screen.findByText('Message 1')).toBeVisible()
  expect(screen.getByText('This room is closed. You can still read it.')).toBeVisible()
  expect(screen.queryByPlaceholderText('Type your message...')).toBeNull()
})

test('shows who is typing until the message arrives', async () => {
  const { user } = await open()
  act(() => server.push({ type: 'room_typing', roomId: ROOM, userId: VIJAY }))
  expect(await screen.findByText('Vijay Kumar is typing')).toBeVisible()
  act(() => server.deliverToRoom(aRoomMessage(3)))
  expect(screen.queryByText('Vijay Kumar is typing')).toBeNull()
  await user.type(await box(), 'Hi')
  await waitFor(() => expect(server.got('room_typing')).toEqual([{ type: 'room_typing', roomId: ROOM }]))
})

test('nobody is told of typing in a large room', async () => {
  const { user } = await open([], { memberCount: 21 })
  await user.type(await box(), 'Hi')
  await settle()
  expect(server.got('room_typing')).toHaveLength(0)
})

test('a room can be muted', async () => {
  const { user, api } = await open()
  api.answers(muteRoom, aRoom({ muted: true, lastSeq: 2, readSeq: 2 }))
  await user.click(await menu())
  await user.click(screen.getByRole('button', { name: 'Mute' }))
  await waitFor(() => expect(api.received(muteRoom)[0]?.body).toEqual({ userId: OWN, muted: true }))
  await user.click(await menu())
  expect(screen.getByRole('button', { name: 'Unmute' })).toBeVisible()
})

test('a member can leave after a question, and come back', async () => {
  const { user, api, router } = await open()
  api.answers(leaveRoom, { left: true })
  await user.click(await menu())
  await user.click(screen.getByRole('button', { name: 'Leave the room' }))
  await user.click(await screen.findByRole('button', { name: 'Leave the room' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/chat'))
  expect(screen.queryByRole('link', { name: /First steps in design/ })).toBeNull()

  api.refuses(getRoom, 404, 'not_found')
  await act(() => router.navigate(`/user/chat/rooms/${ROOM}`))
  const again = await screen.findByRole('button', { name: 'Join the room again' })
  api.answers(rejoinRoom, aRoom()).answers(getRoom, aRoom())
  await user.click(again)
  expect(await screen.findByRole('heading', { level: 2, name: 'First steps in design' })).toBeVisible()
})

test('a member reports what somebody else has written', async () => {
  const { user, api } = await open([aRoomMessage(1), aRoomMessage(2, { senderId: OWN })])
  api.answers(fileReport, { reported: true })
  const own = await menuOf('Message 2')
  expect(own.queryByRole('button', { name: 'Report the message' })).toBeNull()
  await user.keyboard('{Escape}')
  const others = await menuOf('Message 1')
  expect(others.queryByRole('button', { name: 'Pin for everybody' })).toBeNull()
  expect(others.queryByRole('button', { name: /Remove|Edit/ })).toBeNull()
  await user.click(others.getByRole('button', { name: 'Report the message' }))
  await user.click(await screen.findByRole('radio', { name: 'Insults or harassment' }))
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Thank you. Your report was sent.')).toBeVisible()
  const about = { kind: 'room-message', subjectId: ROOM, seq: 1, category: 'harassment', text: '' }
  expect(api.received(fileReport)[0]?.body).toEqual({ userId: OWN, ...about })
})

test('the owner cannot leave', async () => {
  const { user } = await open([], { role: 'owner' })
  await user.click(await menu())
  expect(screen.getByRole('button', { name: 'Room settings' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Leave the room' })).toBeNull()
})

test('members have no settings', async () => {
  const { user } = await open()
  await user.click(await menu())
  expect(screen.queryByRole('button', { name: 'Room settings' })).toBeNull()
})

test('people who lead the room pin and remove messages', async () => {
  const { user, api } = await open([aRoomMessage(1)], { role: 'moderator' })
  api.answers(pinRoomMessage, aRoom({ role: 'moderator', lastSeq: 1, readSeq: 1, pinned: aRoomMessage(1) }))
  await user.click((await menuOf('Message 1')).getByRole('button', { name: 'Pin for everybody' }))
  expect(await screen.findByRole('button', { name: /Pinned: Vijay Kumar Message 1/ })).toBeVisible()
  expect(api.received(pinRoomMessage)[0]?.body).toEqual({ userId: OWN, seq: 1 })

  await user.click((await menuOf('Message 1')).getByRole('button', { name: 'Remove the message' }))
  await user.click(screen.getByRole('button', { name: 'Remove for everybody' }))
  await waitFor(() => expect(server.got('delete')).toMatchObject([{ conversationId: ROOM, seq: 1 }]))
  change(1, { message: '', removed: true })
  expect(await log().findByText('A moderator has removed this message.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Pinned/ })).toBeNull()
})

test('a room that cannot be loaded can be tried again, in Hindi', async () => {
  const api = aRoomApi([]).refuses(getRoom, 500, 'internal')
  const { user } = await openChat({ room: 'workshop-other', locale: 'hi' })
  const retry = await screen.findByRole('button', { name: 'फिर कोशिश करें' })
  api.answers(getRoom, aRoom({ _id: 'workshop-other', title: 'नया रूम' }))
  await user.click(retry)
  expect(await screen.findByRole('heading', { level: 2, name: 'नया रूम' })).toBeVisible()
})

test('somebody who was removed while reading is told', async () => {
  const { api } = await open()
  api.refuses(getRoom, 404, 'not_found')
  act(() => server.push({ type: 'room_changed', roomId: ROOM }))
  await waitFor(() => expect(screen.queryByRole('log')).toBeNull())
  expect(await screen.findByText('You are not a member of this room.')).toBeVisible()
})
