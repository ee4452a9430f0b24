import { getChatDetails } from '@mentor-connect/contract/messages/chat'
import type { RoomMessage } from '@mentor-connect/contract/messages/roomMessage'
import {
  getRoom,
  getRoomMembers,
  getRoomMessages,
  getRoomReaders,
  getRooms,
  type Room,
  type RoomMember,
} from '@mentor-connect/contract/messages/rooms'
import { screen } from '@testing-library/react'
import { aMessage, OWN } from './fakeChatServer'
import { aChatApi, openChat, pageOfRooms, PEOPLE, settle } from './openChat'

export const ROOM = 'workshop-w1'
export const VIJAY = 'learner-2'

/** A message of the room, by its sequence number; by Vijay unless `parts` names another author. */
export function aRoomMessage(seq: number, parts: Partial<RoomMessage> = {}): RoomMessage {
  return { ...aMessage(seq, { _id: `r${seq}`, senderId: VIJAY }), roomId: ROOM, ...parts }
}

/** The room of a workshop, of which the reader is a member. */
export function aRoom(parts: Partial<Room> = {}): Room {
  return {
    _id: ROOM,
    kind: 'workshop',
    title: 'First steps in design',
    role: 'member',
    memberCount: 3,
    unread: 0,
    mentioned: false,
    muted: false,
    closed: false,
    lastSeq: 0,
    readSeq: 0,
    page: '/user/workshops/w1',
    history: 'all',
    hiddenUpToSeq: 0,
    createdAt: '2026-11-20T08:00:00.000Z',
    ...parts,
  }
}

const MEMBERS: RoomMember[] = [
  { userId: 'mentor-1', role: 'owner', joinedAt: '2026-11-20T08:00:00.000Z', online: true },
  { userId: OWN, role: 'member', joinedAt: '2026-11-20T08:00:00.000Z', online: true },
  { userId: VIJAY, role: 'member', joinedAt: '2026-11-20T08:00:00.000Z', online: false },
]

/** The API of a learner in one room that has these messages. */
export function aRoomApi(messages: RoomMessage[] = [], parts: Partial<Room> = {}) {
  const lastSeq = messages.at(-1)?.seq ?? 0
  const room = aRoom({ lastSeq, readSeq: lastSeq, lastMessage: messages.at(-1), ...parts })
  const people = [...PEOPLE, { _id: OWN, name: 'Asha Rao' }, { _id: VIJAY, name: 'Vijay Kumar' }]
  return aChatApi([], [])
    .answers(getChatDetails, ({ body }) => {
      const { userIds } = body as { userIds: string[] }
      return { users: people.filter(({ _id }) => userIds.includes(_id)) }
    })
    .answers(getRooms, pageOfRooms([room]))
    .answers(getRoom, room)
    .answers(getRoomMembers, {
      members: MEMBERS.map((member) => (member.userId === OWN ? { ...member, role: room.role } : member)),
      pagination: { page: 1, limit: 50, totalItems: MEMBERS.length, totalPages: 1 },
    })
    .answers(getRoomReaders, { count: 0 })
    .answers(getRoomMessages, ({ query }) => {
      const {
        beforeSeq = Number.POSITIVE_INFINITY,
        afterSeq,
        limit,
      } = query as Record<string, number | undefined>
      const asked = messages.filter(({ seq }) => seq > (afterSeq ?? 0) && seq < beforeSeq)
      return afterSeq === undefined ? asked.slice(-limit!) : asked.slice(0, limit)
    })
}

/** Opens the room and waits until its messages are shown. */
export async function openRoom(options: { locale?: 'en' | 'hi'; who?: 'learner' | 'mentor' } = {}) {
  const view = await openChat({ room: ROOM, ...options })
  await screen.findByRole('log')
  await settle()
  return view
}
