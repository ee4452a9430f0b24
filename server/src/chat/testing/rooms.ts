import type { WantedRoom } from '@mentor-connect/contract/messages/roomsInternal'
import type { RoomRole } from '@mentor-connect/contract/messages/roomRules'
import { SERVICE_KEY } from '../../testing/chatApi'
import type { TestChat } from './chatService'
import { sendChange } from './sendChange'
import type { SocketClient } from './socketClient'

type State = NonNullable<WantedRoom['room']>

/** The id of the room that `wantRoom` makes. */
export const ROOM = 'workshop-w1'

/** Tells chat the wanted state of a room, as the main API does. By default `m-ravi` is the owner. */
export async function wantRoom(
  chat: TestChat,
  members: Record<string, RoomRole>,
  {
    version = chat.clock().getTime(),
    ...state
  }: Partial<State> & { version?: number; subjectId?: string } = {},
) {
  const { subjectId = 'w1', ...rest } = state
  const everybody = Object.entries({ 'm-ravi': 'owner' as const, ...members })
  const room: State = {
    title: 'Write a résumé',
    pages: { user: '/workshops/w1', mentor: '/mentor/workshops/w1' },
    members: everybody.map(([personId, role]) => ({ personId, role })),
    history: 'joined',
    closed: false,
    ...rest,
  }
  const response = await tellRooms(chat, [{ kind: 'workshop', subjectId, version, room }])
  expect(response.statusCode).toBe(200)
}

export function tellRooms(chat: TestChat, rooms: WantedRoom[], key = SERVICE_KEY) {
  return chat.nodes[0]!.inject({
    method: 'POST',
    url: '/internal/rooms',
    headers: { 'x-service-key': key },
    payload: { rooms },
  })
}

let count = 0

interface More {
  roomId?: string
  mentions?: string[]
  replyTo?: number
  attachments?: string[]
}

/** Sends a message to a room and returns its acknowledgement. */
export function say(client: SocketClient, message: string, more: More = {}) {
  const clientMsgId = `c${(count += 1)}`
  client.send({ type: 'room_message', roomId: ROOM, message, clientMsgId, ...more })
  return client.next('room_ack', (ack) => ack.clientMsgId === clientMsgId)
}

/** Sends a message to a room that is refused, and returns the code. */
export async function refused(client: SocketClient, message: string, more: More = {}) {
  const clientMsgId = `c${(count += 1)}`
  client.send({ type: 'room_message', roomId: ROOM, message, clientMsgId, ...more })
  return (await client.next('error', (error) => error.clientMsgId === clientMsgId)).code
}

/** The messages of rooms that a client has received. */
export const roomMessages = (client: SocketClient) =>
  client.received.flatMap((frame) => (frame.type === 'room_message' ? [frame.data] : []))

/** Deletes a message of a room for everybody, and returns the answer. */
export const deleteIn = (client: SocketClient, seq: number) =>
  sendChange(client, { type: 'delete', conversationId: ROOM, seq })
