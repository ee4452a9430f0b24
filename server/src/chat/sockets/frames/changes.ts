import type { ClientFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import type { NewChange } from '../../actions/changes.store'
import type { Connection } from '../../delivery/connection'
import { codeOf } from '../../delivery/refusals'
import { messageError } from '../../store/messageText'
import { messagesAt } from '../../store/presentMessages.query'
import type { FrameContext, FrameHandler } from './frameHandler'

type ChangeType = 'edit' | 'delete' | 'react'

export const onEdit: FrameHandler<'edit'> = (frame, connection, context) => {
  const error = messageError(frame.message)
  return change(frame, connection, context, error ?? { kind: 'edit', text: frame.message })
}

export const onDelete: FrameHandler<'delete'> = (frame, connection, context) =>
  change(frame, connection, context, { kind: 'delete' })

export const onReact: FrameHandler<'react'> = (frame, connection, context) =>
  change(frame, connection, context, { kind: 'react', emoji: frame.emoji, isOn: frame.on })

type Asked =
  | Pick<NewChange & { kind: 'edit' }, 'kind' | 'text'>
  | { kind: 'delete' }
  | Pick<NewChange & { kind: 'react' }, 'kind' | 'emoji' | 'isOn'>

/**
 * Stores a change, acknowledges it, then tells both people the present state of the message. Changes take their tokens
 * from the same bucket as messages. The next frame waits, so that changes of a connection are stored in their order.
 */
async function change(
  { clientMsgId, conversationId, seq }: ClientFrameOf<ChangeType>,
  connection: Connection,
  context: FrameContext,
  asked: Asked | NonNullable<ReturnType<typeof messageError>>,
) {
  const { db, messenger, onError } = context
  const { personId } = connection
  if (!(await hasToken(personId, context))) return connection.refuse('rate_limited', clientMsgId)
  if (connection.mustAgree) return connection.refuse('terms_changed', clientMsgId)
  if (typeof asked === 'string') return connection.refuse(asked, clientMsgId)
  try {
    const wanted = { ...asked, clientId: clientMsgId, threadId: conversationId, seq, personId }
    const outcome = await context.change(wanted)
    if (outcome.kind === 'refused') return connection.refuse(outcome.code, clientMsgId)
    const [message] = await messagesAt(db, conversationId, [seq])
    if (!message) return connection.refuse('no_message', clientMsgId)
    connection.send({ type: 'change_ack', clientMsgId, conversationId, message })
    if (outcome.isNew) messenger.tellChange(outcome.readers, { conversationId, message }, connection.id)
  } catch (error) {
    onError(error)
    connection.refuse(codeOf(error), clientMsgId)
  }
}

async function hasToken(personId: string, { bus }: FrameContext) {
  if (!bus.takeToken(personId)) return false
  return !bus.isShared || (await bus.takeSharedTokens([personId]))[0] === true
}
