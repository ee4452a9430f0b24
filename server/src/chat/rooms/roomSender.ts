import type { ClientFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import { MENTIONS_PER_MINUTE } from '@mentor-connect/contract/messages/roomRules'
import type { Bus } from '../bus/bus'
import type { Connection } from '../delivery/connection'
import { codeOf } from '../delivery/refusals'
import { TokenBuckets } from '../limits/tokenBucket'
import type { GroupCommit } from '../store/groupCommit'
import { messageError } from '../store/messageText'
import type { RoomDeliveries } from './roomDelivery'
import type { NewRoomMessage } from './roomMessage'
import type { RoomOutcome } from './roomMessages.store'

export interface RoomSenderDependencies {
  bus: Bus
  messages: GroupCommit<NewRoomMessage, RoomOutcome>
  deliveries: RoomDeliveries
  clock: () => Date
  onError: (error: unknown) => void
}

/** Takes messages from connections: limits, then the store, then the acknowledgement, then the members. */
export function roomSender({ bus, messages, deliveries, clock, onError }: RoomSenderDependencies) {
  const mentions = new TokenBuckets(
    { perSecond: MENTIONS_PER_MINUTE / 60, burst: MENTIONS_PER_MINUTE },
    clock,
  )

  /** A refused message counts towards the limit of the person too, because checking it takes time. */
  function onMessage(frame: ClientFrameOf<'room_message'>, connection: Connection) {
    const { personId } = connection
    const { clientMsgId, message: text } = frame
    const mentioned = [...new Set(frame.mentions)].filter((id) => id !== personId)
    if (!bus.takeToken(personId)) return connection.refuse('rate_limited', clientMsgId)
    if (connection.mustAgree) return connection.refuse('terms_changed', clientMsgId)
    const error = messageError(text)
    if (error) return connection.refuse(error, clientMsgId)
    if (mentioned.length > 0 && !mentions.take(personId, mentioned.length))
      return connection.refuse('rate_limited', clientMsgId)
    // The handler does not wait for the store, so that the following frames can join the same transaction.
    void store(
      { roomId: frame.roomId, senderId: personId, text, clientMsgId, mentions: mentioned },
      connection,
    )
  }

  async function store(message: NewRoomMessage, connection: Connection) {
    const { clientMsgId } = message
    try {
      const outcome = await messages.submit(message)
      if (outcome.kind === 'refused') return connection.refuse(outcome.code, clientMsgId)
      const { _id, roomId, seq, timestamp } = outcome.delivery.message
      connection.send({ type: 'room_ack', clientMsgId, _id, roomId, seq, timestamp })
      if (outcome.isNew) deliveries.deliver(outcome.delivery, connection.id)
    } catch (error) {
      onError(error)
      connection.refuse(codeOf(error), clientMsgId)
    }
  }

  return {
    onMessage,
    tidy: () => mentions.tidy(),
  }
}
