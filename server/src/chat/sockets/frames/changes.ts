import type { ClientFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import type { ThreadMessage } from '@mentor-connect/contract/messages/roomMessage'
import type { ChangeOutcome, NewChange } from '../../actions/changes.store'
import type { Connection } from '../../delivery/connection'
import { codeOf } from '../../delivery/refusals'
import { messageError } from '../../store/messageText'
import { messagesAt } from '../../store/presentMessages.query'
import type { FrameContext, FrameHandler } from './frameHandler'

type ChangeType = 'edit' | 'delete' | 'react'

export const onEdit: FrameHandler<'edit'> = (frame, connection, context) => {
  const error = messageError(frame.message)
  const mentions = frame.mentions && [...new Set(frame.mentions)].filter((id) => id !== connection.personId)
  if (!error && mentions && !context.rooms.takeMentions(connection.personId, mentions.length))
    return connection.refuse('rate_limited', frame.clientMsgId)
  return change(frame, connection, context, error ?? { kind: 'edit', text: frame.message, mentions })
}

export const onDelete: FrameHandler<'delete'> = (frame, connection, context) =>
  change(frame, connection, context, { kind: 'delete' })

export const onReact: FrameHandler<'react'> = (frame, connection, context) =>
  change(frame, connection, context, { kind: 'react', emoji: frame.emoji, isOn: frame.on })

type Asked =
  | Pick<NewChange & { kind: 'edit' }, 'kind' | 'text' | 'mentions'>
  | { kind: 'delete' }
  | Pick<NewChange & { kind: 'react' }, 'kind' | 'emoji' | 'isOn'>

/**
 * Stores a change, acknowledges it, and then sends everybody in the thread the current state of the message.
 * Changes take their tokens from the same bucket as messages. The next frame waits, so that changes of a
 * connection are stored in their order.
 */
async function change(
  { clientMsgId, conversationId, seq }: ClientFrameOf<ChangeType>,
  connection: Connection,
  context: FrameContext,
  asked: Asked | NonNullable<ReturnType<typeof messageError>>,
) {
  const { onError } = context
  const { personId } = connection
  if (!(await hasToken(personId, context))) return connection.refuse('rate_limited', clientMsgId)
  if (connection.mustAgree) return connection.refuse('terms_changed', clientMsgId)
  if (typeof asked === 'string') return connection.refuse(asked, clientMsgId)
  try {
    const wanted = { ...asked, clientId: clientMsgId, threadId: conversationId, seq, personId }
    const outcome = await context.change(wanted)
    if (outcome.kind === 'refused') return connection.refuse(outcome.code, clientMsgId)
    const message = await toldChange({ conversationId, seq }, connection, context, outcome)
    if (!message) return connection.refuse('no_message', clientMsgId)
    connection.send({ type: 'change_ack', clientMsgId, conversationId, message })
  } catch (error) {
    onError(error)
    connection.refuse(codeOf(error), clientMsgId)
  }
}

/** Sends the others the current state of the message, and returns it. */
async function toldChange(
  { conversationId, seq }: { conversationId: string; seq: number },
  { id: origin, personId }: Connection,
  { db, messenger, rooms }: FrameContext,
  { readers, isNew }: ChangeOutcome & { kind: 'stored' },
): Promise<ThreadMessage | undefined> {
  if (!readers) return rooms.changedMessage({ roomId: conversationId, seq, personId }, { isNew, origin })
  const [message] = await messagesAt(db, conversationId, [seq])
  if (message && isNew) messenger.tellChange(readers, { conversationId, message }, origin)
  return message
}

async function hasToken(personId: string, { bus }: FrameContext) {
  if (!bus.takeToken(personId)) return false
  return !bus.isShared || (await bus.takeSharedTokens([personId]))[0] === true
}
