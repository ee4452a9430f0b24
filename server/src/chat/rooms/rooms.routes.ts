import { HISTORY_PAGE } from '@mentor-connect/contract/messages/chatLimits'
import { ROOMS_PAGE } from '@mentor-connect/contract/messages/roomRules'
import {
  allowRoomMember,
  blockRoomMember,
  getRemovedMembers,
  getRoom,
  getRoomMembers,
  getRoomMessages,
  getRoomReaders,
  getRooms,
  getRoomsUnread,
  leaveRoom,
  markRoomRead,
  muteRoom,
  pinRoomMessage,
  rejoinRoom,
  removeRoomMember,
  setRoomHistory,
  setRoomRole,
} from '@mentor-connect/contract/messages/rooms'
import { applyRooms } from '@mentor-connect/contract/messages/roomsInternal'
import { setBlock } from '@mentor-connect/contract/trust/blocks'
import { readRoomTranscript } from '@mentor-connect/contract/trust/safety'
import type { FastifyInstance } from 'fastify'
import { callerOf, type Session } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { CallNode } from '../calls/callNode'
import type { ChatDependencies } from '../dependencies'
import type { Messenger } from '../delivery/messenger'
import { blockMember } from './memberBlocks.service'
import { blockPerson } from './personBlocks.service'
import { roomActions } from './roomActions.service'
import type { RoomNode } from './roomNode'
import { roomTranscriptOf } from './roomTranscript.query'
import { roomReads, type Reader } from './rooms.service'
import { storeWantedRoom } from './wantedRooms.store'

interface Dependencies extends Pick<ChatDependencies, 'db' | 'clock' | 'jobs'> {
  messenger: Messenger
  calls: Pick<CallNode, 'stopIn'>
  rooms: RoomNode
}

export function registerRoomRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const reads = roomReads(dependencies)
  registerReads(app, reads, dependencies)
  registerActions(app, reads, dependencies)
  registerState(app, dependencies)
}

type Reads = ReturnType<typeof roomReads>

function registerReads(app: FastifyInstance, reads: Reads, { rooms }: Dependencies) {
  serve(app, getRooms, async ({ query: { page = 1, limit = ROOMS_PAGE } }, { session }) => ({
    data: await reads.list(readerOf(session), { page, limit }),
  }))
  serve(app, getRoomsUnread, async (_, { session }) => ({ data: await reads.unread(callerOf(session)) }))
  serve(app, getRoom, async ({ params }, { session }) => ({
    data: await reads.room(readerOf(session), params.roomId),
  }))
  serve(app, getRoomMembers, async ({ params, query: { page = 1 } }, { session }) => ({
    data: await reads.members(readerOf(session), params.roomId, page),
  }))
  serve(app, getRemovedMembers, async ({ params, query: { page = 1 } }, { session }) => ({
    data: await reads.removed(readerOf(session), params.roomId, page),
  }))
  serve(app, getRoomMessages, async ({ params, query }, { session }) => {
    const { limit = HISTORY_PAGE, beforeSeq, afterSeq, aroundSeq } = query
    const page = { limit, beforeSeq, afterSeq, aroundSeq }
    return { data: await reads.messages(readerOf(session), params.roomId, page) }
  })
  serve(app, getRoomReaders, async ({ params, query }, { session }) => ({
    data: await reads.readers(readerOf(session), params.roomId, query.seq),
  }))
  serve(app, markRoomRead, async ({ params: { roomId }, body: { upToSeq } }, { session }) => {
    const personId = callerOf(session)
    await reads.require(roomId, personId)
    await rooms.read({ roomId, personId, upToSeq })
    return { data: { readSeq: (await reads.require(roomId, personId)).member.read_seq } }
  })
}

function registerActions(app: FastifyInstance, reads: Reads, { rooms, ...dependencies }: Dependencies) {
  const actions = roomActions({ ...dependencies, deliveries: rooms.deliveries })
  const placeOf = (session: Session | null, { roomId }: { roomId: string }) => ({
    personId: callerOf(session),
    roomId,
  })
  const roomAfter = async (
    session: Session | null,
    { roomId }: { roomId: string },
    change: Promise<unknown>,
  ) => {
    await change
    return { data: await reads.room(readerOf(session), roomId) }
  }

  serve(app, muteRoom, ({ params, body }, { session }) =>
    roomAfter(session, params, actions.mute(placeOf(session, params), body.muted)),
  )
  serve(app, leaveRoom, async ({ params }, { session }) => {
    await actions.leave(placeOf(session, params))
    return { data: { left: true } }
  })
  serve(app, rejoinRoom, ({ params }, { session }) =>
    roomAfter(session, params, actions.rejoin(placeOf(session, params))),
  )
  serve(app, pinRoomMessage, ({ params, body }, { session }) =>
    roomAfter(session, params, actions.pin(placeOf(session, params), body.seq)),
  )
  serve(app, setRoomRole, async ({ params, body }, { session }) => ({
    data: { role: await actions.setRole(placeOf(session, params), body.memberId, body.role) },
  }))
  serve(app, removeRoomMember, async ({ params, body }, { session }) => {
    await actions.removeMember(placeOf(session, params), body.memberId)
    return { data: { removed: true } }
  })
  serve(app, allowRoomMember, async ({ params, body }, { session }) => {
    await actions.allowMember(placeOf(session, params), body.memberId)
    return { data: { allowed: true } }
  })
  serve(app, blockRoomMember, async ({ params, body: { memberId, blocked } }, { session }) => {
    await blockMember(dependencies, placeOf(session, params), { memberId, isBlocked: blocked })
    return { data: { blocked } }
  })
  serve(app, setRoomHistory, ({ params, body }, { session }) =>
    roomAfter(session, params, actions.setHistory(placeOf(session, params), body.history)),
  )
}

function registerState(app: FastifyInstance, { rooms, ...dependencies }: Dependencies) {
  const { db, clock } = dependencies
  serve(app, applyRooms, async ({ body }) => {
    for (const wanted of body.rooms) {
      const changed = await storeWantedRoom(db, wanted, clock().toISOString())
      if (changed !== undefined) await rooms.deliveries.changed(changed)
    }
    return { data: { applied: true } }
  })
  serve(app, setBlock, async ({ body: { personId, otherId, blocked } }) => {
    const state = await blockPerson(dependencies, { personId, memberId: otherId, isBlocked: blocked })
    return { data: { ...(state && { state }) } }
  })
  serve(app, readRoomTranscript, async ({ body }) => ({ data: await roomTranscriptOf(db, body) }))
}

function readerOf(session: Session | null): Reader {
  return { personId: callerOf(session), role: session!.role }
}
