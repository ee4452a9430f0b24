import type { OutgoingFile } from '@mentor-connect/api/outboxes'
import type { QuotedMessage } from '@mentor-connect/contract/messages/chat'
import { useState } from 'react'
import type { ThreadMessage } from '../../client/chatState'
import { quoteOf } from '../../client/messageChanges'
import type { Intent } from './intent'

interface Thread {
  /** Sends a new message. */
  send: (text: string, extras: { replyTo?: QuotedMessage; files: OutgoingFile[] }) => void
  /** Changes the text of a message. */
  edit: (message: ThreadMessage, text: string) => void
}

/** The purpose of the text in the composer, and the handling of the text for that purpose. */
export function useIntent({ send, edit }: Thread) {
  const [intent, setIntent] = useState<Intent>()
  const cancel = () => setIntent(undefined)

  const submit = (text: string, files: OutgoingFile[]) => {
    cancel()
    if (intent?.kind !== 'edit') return send(text, { replyTo: intent && quoteOf(intent.message), files })
    if (text !== intent.message.message) edit(intent.message, text)
  }
  return { intent, isEdit: intent?.kind === 'edit', setIntent, cancel, submit }
}
