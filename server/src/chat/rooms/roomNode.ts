import type { ClientFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import {
  ROOM_FILES_PER_MINUTE,
  ROOM_MESSAGE_BURST,
  ROOM_MESSAGES_PER_SECOND,
  SMALL_ROOM_MEMBERS,
} from '@mentor-connect/contract/messages/roomRules'
import type { FastifyBaseLogger } from 'fastify'
import { traceWork } from '../../platform/tracing/tracing'
import type { Bus } from '../bus/bus'
import { withinSharedRate } from '../bus/sharedRate'
import { sendAttachments } from '../store/attachments/sendAttachments'
import type { Database } from '../database/schema'
import type { People } from '../people/people'
import type { Connection } from '../delivery/connection'
import type { Messenger } from '../delivery/messenger'
import { TokenBuckets } from '../limits/tokenBucket'
import { groupCommit } from '../store/groupCommit'
import { restrictionOf } from '../store/access.repo'
import type { Place } from './changeRoom'
import { findMembership, findRoom, hiddenUpTo } from './members.repo'
import { RoomDeliveries } from './roomDelivery'
import { deliveriesAt } from './roomHistory.query'
import type { NewRoomMessage } from './roomMessage'
import { storeRoomMessages, type RoomOutcome } from './roomMessages.store'
import { storeRoomReads, type RoomReadMark, type RoomReadOutcome } from './roomReads.store'
import { resumeRooms } from './roomResume'
import { roomSender } from './roomSender'
import { deliveredTo } from './roomView'
import { roomOpener } from './roomThread.store'

interface Dependencies {
  db: Database
  bus: Bus
  messenger: Messenger
  people: Pick<People, 'attachable'>
  clock: () => Date
  onError: (error: unknown) => void
  logger?: FastifyBaseLogger
}

export type RoomNode = ReturnType<typeof roomNode>

/** The real-time part of rooms in one process. */
export function roomNode({ db, bus, messenger, people, clock, onError, logger }: Dependencies) {
  const deliveries = new RoomDeliveries({ db, bus, hub: messenger.hub, logger })
  const flood = new TokenBuckets({ perSecond: ROOM_MESSAGES_PER_SECOND, burst: ROOM_MESSAGE_BURST }, clock)
  const files = new TokenBuckets(
    { perSecond: ROOM_FILES_PER_MINUTE / 60, burst: ROOM_FILES_PER_MINUTE },
    clock,
  )
  const takeToken = (roomId: string) => flood.take(roomId)
  const takeFiles = (roomId: string, count: number) => files.take(roomId, count)
  const store = (batch: NewRoomMessage[]) =>
    traceWork('room messages', () => storeRoomMessages(db, batch, { now: clock(), takeToken, takeFiles }))
  const messages = groupCommit<NewRoomMessage, RoomOutcome>(
    bus.isShared ? withinSharedRate(bus, store) : store,
  )
  const reads = groupCommit<RoomReadMark, RoomReadOutcome>((batch) => storeRoomReads(db, batch))
  const send = sendAttachments(messages.submit, { db, people, table: 'room_messages' })
  const sender = roomSender({ bus, send, deliveries, clock, onError })

  /**
   * Moves a read position, and notifies the other connections of the person and, in small rooms, all members.
   */
  async function read(mark: RoomReadMark, origin?: string) {
    const outcome = await reads.submit(mark)
    if (!outcome) return
    const { roomId, personId: userId, upToSeq } = outcome
    const frame = { type: 'room_read', roomId, userId, upToSeq } as const
    const room = await findRoom(db, roomId)
    if (room && room.member_count <= SMALL_ROOM_MEMBERS) deliveries.tell(roomId, frame, { origin })
    else messenger.tell([userId], frame, { origin })
  }

  /** Opens a room for a change of one of its messages. */
  const openThread = roomOpener(takeToken)

  /**
   * Returns the current state of a message after a change, for the member who has made it. If something has
   * changed, the others are notified.
   */
  async function changedMessage(
    { roomId, seq, personId }: Place & { seq: number },
    { isNew, origin }: { isNew: boolean; origin?: string },
  ) {
    const [delivery] = await deliveriesAt(db, roomId, [seq])
    if (!delivery) return undefined
    if (isNew) deliveries.deliverChange(delivery, origin)
    const membership = await findMembership(db, roomId, personId)
    return membership && deliveredTo(delivery, personId, hiddenUpTo(membership))
  }

  return {
    deliveries,
    read,
    onMessage: sender.onMessage,
    takeMentions: sender.takeMentions,
    openThread,
    changedMessage,

    onRead: ({ roomId, upToSeq }: ClientFrameOf<'room_read'>, { personId, id }: Connection) =>
      read({ roomId, personId, upToSeq }, id),

    async onTyping({ roomId }: ClientFrameOf<'room_typing'>, { personId, id }: Connection) {
      const found = await findMembership(db, roomId, personId)
      if (!found || found.room.is_closed === 1 || found.room.member_count > SMALL_ROOM_MEMBERS) return
      if (await restrictionOf(db, personId)) return
      const frame = { type: 'room_typing', roomId, userId: personId } as const
      deliveries.tell(roomId, frame, { isDroppable: true, origin: id })
    },

    onResume: (frame: ClientFrameOf<'room_resume'>, connection: Connection) =>
      resumeRooms(frame, connection, db),

    tidy() {
      sender.tidy()
      flood.tidy()
      files.tidy()
    },

    idle: () => Promise.all([messages.idle(), reads.idle()]),
  }
}
