import type { OutgoingFile } from '@mentor-connect/api/outboxes'
import { useLearner } from '@mentor-connect/contract/auth'
import { useAgeQuestion } from '@mentor-connect/ui/age/question'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { EMPTY_THREAD } from '../client/chatState'
import { quoteOf } from '../client/messageChanges'
import type { Contact } from '../contacts/contacts'
import type { Chat } from '../client/useChat'
import { BlockedNotice } from './safety/BlockedNotice'
import { Composer } from './composer/Composer'
import { IntentBar } from './message-actions/IntentBar'
import type { Intent } from './message-actions/intent'
import { ThreadActions } from './message-actions/ThreadActions'
import { ThreadContent } from './ThreadContent'
import { ThreadHeader } from './ThreadHeader'
import { useBlock } from './safety/useBlock'

interface ThreadPaneProps {
  contact: Contact
  chat: Chat
  onBack: (() => void) | undefined
  /** Number of the message that the address names. */
  addressed?: number
}

/** The thread with one person. */
export function ThreadPane({ contact, chat, onBack, addressed }: ThreadPaneProps) {
  const { client } = chat
  const { conversationId, name } = contact
  const { afterAge, ageDialog } = useAgeQuestion(useLearner()?._id)
  const block = useBlock(contact, chat)
  const [intent, setIntent] = useState<Intent>()

  const handleSend = (text: string, files: OutgoingFile[]) => {
    setIntent(undefined)
    if (intent?.kind !== 'edit')
      return client.send(contact.id, text, { replyTo: intent && quoteOf(intent.message), files })
    if (text !== intent.message.message)
      client.change(conversationId, intent.message.seq, { type: 'edit', message: text })
  }

  useEffect(() => void client.loadThread(conversationId), [client, conversationId])

  return (
    <Pane aria-labelledby="chat-partner">
      <ThreadHeader contact={contact} chat={chat} onBack={onBack} />
      <ThreadActions
        contact={contact}
        chat={chat}
        mayWrite={!block.isBlocked}
        addressed={addressed}
        onIntent={setIntent}
      >
        <ThreadContent subject={contact} chat={chat} />
      </ThreadActions>
      {block.isBlocked ? (
        <BlockedNotice name={name} isOwn={block.isOwn} onLift={block.toggle} />
      ) : (
        <Composer
          name={name}
          messagesLeft={intent?.kind === 'edit' ? undefined : contact.messagesLeft}
          beforeFirst={intent?.kind === 'edit' || hasWritten(contact, chat) ? undefined : afterAge}
          intent={intent}
          acceptsFiles={intent?.kind !== 'edit'}
          onCancelIntent={() => setIntent(undefined)}
          onSend={handleSend}
        >
          {intent && (
            <IntentBar
              intent={intent}
              author={intent.message.senderId === chat.state.ownId ? undefined : name}
              onCancel={() => setIntent(undefined)}
            />
          )}
        </Composer>
      )}
      {ageDialog}
    </Pane>
  )
}

/** Returns true if the reader has written in this thread; only loaded and unsent messages are checked. */
function hasWritten({ id, conversationId }: Contact, { state }: Chat): boolean {
  const { messages } = state.threads[conversationId] ?? EMPTY_THREAD
  return (
    messages.some(({ senderId }) => senderId === state.ownId) ||
    state.pending.some(({ receiverId }) => receiverId === id)
  )
}

const Pane = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`
