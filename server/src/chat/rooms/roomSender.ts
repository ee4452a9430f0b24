import type { ClientFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import { MENTIONS_PER_MINUTE } from '@mentor-connect/contract/messages/roomRules'
import type { Bus } from '../bus/bus'
import type { Connection } from '../delivery/connection'
import { codeOf } from '../delivery/refusals'
import { TokenBuckets } from '../limits/tokenBucket'
import { messageError } from '../store/messageText'
import type { RoomDeliveries } from './roomDelivery'
import type { NewRoomMessage } from './roomMessage'
import type { RoomOutcome } from './roomMessages.store'

export interface RoomSenderDependencies {
  bus: Bus
  send: (message: NewRoomMessage) => Promise<RoomOutcome>
  deliveries: RoomDeliveries
  clock: () => Date
  onError: (error: unknown) => void
}

/**
 * Handles the messages that connections send: checks the limits, stores the message, acknowledges it, and
 * delivers it to the members.
 */
export function roomSender({ bus, send, deliveries, clock, onError }: RoomSenderDependencies) {
  const mentions = new TokenBuckets(
    { perSecond: MENTIONS_PER_MINUTE / 60, burst: MENTIONS_PER_MINUTE },
    clock,
  )

  /** A refused message also counts towards the person's limit, because checking it takes time. */
  function onMessage(frame: ClientFrameOf<'room_message'>, connection: Connection) {
    const { personId } = connection
    const { clientMsgId, message: text } = frame
    const mentioned = [...new Set(frame.mentions)].filter((id) => id !== personId)
    if (!bus.takeToken(personId)) return connection.refuse('rate_limited', clientMsgId)
    if (connection.mustAgree) return connection.refuse('terms_changed', clientMsgId)
    const error = messageError(text)
    const isOnlyFiles = error === 'blank' && frame.attachments !== undefined
    if (error && !isOnlyFiles) return connection.refuse(error, clientMsgId)
    if (!takeMentions(personId, mentioned.length)) return connection.refuse('rate_limited', clientMsgId)
    // The handler does not wait for the store, so that the following frames can join the same transaction.
    const { roomId, replyTo, attachments: fileIds } = frame
    const message = { roomId, senderId: personId, text, clientMsgId, mentions: mentioned, replyTo, fileIds }
    void store(message, connection)
  }

  async function store(message: NewRoomMessage, connection: Connection) {
    const { clientMsgId } = message
    try {
      const outcome = await send(message)
      if (outcome.kind === 'refused') return connection.refuse(outcome.code, clientMsgId)
      const { _id, roomId, seq, timestamp, attachments } = outcome.delivery.message
      const files = attachments && { attachments }
      connection.send({ type: 'room_ack', clientMsgId, _id, roomId, seq, timestamp, ...files })
      if (outcome.isNew) deliveries.deliver(outcome.delivery, connection.id)
    } catch (error) {
      onError(error)
      connection.refuse(codeOf(error), clientMsgId)
    }
  }

  const takeMentions = (personId: string, count: number) => count === 0 || mentions.take(personId, count)

  return {
    onMessage,
    /** Takes tokens for mentions of this person. */
    takeMentions,
    tidy: () => mentions.tidy(),
  }
}
