import { attachmentsText } from '@mentor-connect/contract/messages/chatAttachments'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import type { ChatDependencies } from '../dependencies'
import { attachmentsAt, isAnyAttached } from '../store/attachments/attachments.repo'
import type { NewMessage } from '../store/message'
import { isStored, type Outcome } from '../store/messages.store'

type Send = (message: NewMessage) => Promise<Outcome>

type Dependencies = Pick<ChatDependencies, 'db'> & { people: Pick<ChatDependencies['people'], 'attachable'> }

/**
 * Returns a function that stores a message after it has asked the main API for the files that the message names. Messages
 * without files are stored at once.
 *
 * The returned function rejects with `Unavailable` if the main API cannot be asked; the message is not stored then.
 */
export function sendAttachments(send: Send, { db, people }: Dependencies): Send {
  return async (message) => {
    const { senderId, clientMsgId, fileIds } = message
    if (!fileIds) return send(message)
    // A resend gets the stored message, whose files the main API would not offer a second time.
    if (clientMsgId !== undefined && (await isStored(db, senderId, clientMsgId)))
      return withStoredFiles(await send(message))
    const offered = new Map((await people.attachable(senderId, fileIds)).map((file) => [file.id, file]))
    const attachments = fileIds.flatMap((id) => offered.get(id) ?? [])
    if (attachments.length < fileIds.length || (await isAnyAttached(db, fileIds)))
      return { kind: 'refused', code: 'attachment_unknown' }
    const text = isBlank(message.text) ? attachmentsText(attachments) : message.text
    return withStoredFiles(await send({ ...message, text, attachments }))
  }

  /** Adds the files to a message that was stored before. */
  async function withStoredFiles(outcome: Outcome): Promise<Outcome> {
    if (outcome.kind === 'refused' || outcome.isNew) return outcome
    const { conversationId, seq } = outcome.message
    const found = await attachmentsAt(db, conversationId, [seq])
    const attachments = found.get(seq)
    return attachments ? { ...outcome, message: { ...outcome.message, attachments } } : outcome
  }
}
