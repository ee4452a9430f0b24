import { attachmentsText, type ChatAttachment } from '@mentor-connect/contract/messages/chatAttachments'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import type { MessageTable } from '../../actions/thread'
import type { ChatDependencies } from '../../dependencies'
import { isAnyAttached } from './attachments.repo'
import { isStored } from '../message.repo'

interface Sent {
  senderId: string
  clientMsgId?: string
  text: string
  /**
   * Ids of files that the sender wants to attach; the next field contains the facts that the main API has
   * confirmed about them.
   */
  fileIds?: string[]
  attachments?: ChatAttachment[]
}
interface Refused {
  kind: 'refused'
  code: 'attachment_unknown'
}

type Dependencies = Pick<ChatDependencies, 'db'> & {
  people: Pick<ChatDependencies['people'], 'attachable'>
  /** The table in which the messages are stored. */
  table: MessageTable
}

/**
 * Returns a function that stores a message. If the message has files, the function first asks the main API
 * about them.
 *
 * The returned function rejects with `Unavailable` if the main API cannot be asked; the message is not stored
 * then.
 */
export function sendAttachments<Message extends Sent, Outcome>(
  send: (message: Message) => Promise<Outcome>,
  { db, people, table }: Dependencies,
): (message: Message) => Promise<Outcome | Refused> {
  return async (message) => {
    const { senderId, clientMsgId, fileIds } = message
    if (!fileIds) return send(message)
    // True if the message was already stored. A resend then gets the stored message, because the main API
    // does not offer its files a second time.
    const isResent = async () =>
      clientMsgId !== undefined && (await isStored(db, table, { senderId, clientMsgId }))
    if (await isResent()) return send(message)
    const offered = new Map((await people.attachable(senderId, fileIds)).map((file) => [file.id, file]))
    const attachments = fileIds.flatMap((id) => offered.get(id) ?? [])
    if (attachments.length < fileIds.length || (await isAnyAttached(db, fileIds)))
      // A copy of the message may have been stored while the main API was being asked.
      return (await isResent()) ? send(message) : { kind: 'refused', code: 'attachment_unknown' }
    const text = isBlank(message.text) ? attachmentsText(attachments) : message.text
    return send({ ...message, text, attachments })
  }
}
