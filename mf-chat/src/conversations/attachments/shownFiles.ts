import type { ChatMessage } from '@mentor-connect/contract/messages/chat'
import { attachmentsText, type ChatAttachment } from '@mentor-connect/contract/messages/chatAttachments'
import type { Pending } from '../client/chatState'

/** A file of a message: stored on the server, with `id`, or waiting in this browser, with `content`. */
export interface ShownFile extends Omit<ChatAttachment, 'id'> {
  id?: string
  content?: Blob
}

export function filesOf(message: ChatMessage | Pending): ShownFile[] {
  if (!('writtenAt' in message)) return message.attachments ?? []
  return (message.files ?? []).map((file) => ({ ...file, bytes: file.content.size }))
}

/** The text of a message. Empty if it only lists the names of the files, as older clients show them. */
export function textOf(message: ChatMessage | Pending): string {
  const files = filesOf(message)
  return files.length > 0 && message.message === attachmentsText(files) ? '' : message.message
}

/** The size of a file, such as "2.4 MB". */
export function sizeLabel(bytes: number, locale: string): string {
  const isSmall = bytes < 1_000_000
  const unit = isSmall ? 'kilobyte' : 'megabyte'
  const value = isSmall ? Math.max(1, Math.round(bytes / 1000)) : bytes / 1_000_000
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
