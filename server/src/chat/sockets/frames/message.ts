import type { ClientFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import { messageError } from '../../store/messageText'
import type { Connection } from '../../delivery/connection'
import { codeOf } from '../../delivery/refusals'
import type { FrameContext, FrameHandler } from './frameHandler'

/**
 * Stores the message, acknowledges it, and then delivers it. A refused message also counts towards the rate
 * limit, because checking it takes time.
 */
export const onMessage: FrameHandler<'message'> = (frame, connection, context) => {
  if (!context.bus.takeToken(connection.personId)) return connection.refuse('rate_limited', frame.clientMsgId)
  if (connection.mustAgree) return connection.refuse('terms_changed', frame.clientMsgId)
  const error = messageError(frame.message)
  const isOnlyFiles = error === 'blank' && frame.attachments !== undefined
  if (error && !isOnlyFiles) return connection.refuse(error, frame.clientMsgId)
  // The handler does not wait for the store, so that the following frames can join the same transaction.
  void store(frame, connection, context)
}

async function store(frame: ClientFrameOf<'message'>, connection: Connection, context: FrameContext) {
  const { messenger, onError } = context
  const { personId: senderId, role: senderRole } = connection
  const { receiverId, message: text, clientMsgId, replyTo, attachments: fileIds } = frame
  try {
    const message = { senderId, senderRole, receiverId, text, clientMsgId, replyTo, fileIds }
    const outcome = await context.store(message)
    if (outcome.kind === 'refused') return connection.refuse(outcome.code, clientMsgId)
    const { _id, conversationId, seq, timestamp, attachments } = outcome.message
    const files = attachments && { attachments }
    connection.send({ type: 'ack', clientMsgId, _id, conversationId, seq, timestamp, ...files })
    if (outcome.isNew) messenger.deliver(outcome.message, connection.id)
  } catch (error) {
    onError(error)
    connection.refuse(codeOf(error), clientMsgId)
  }
}
