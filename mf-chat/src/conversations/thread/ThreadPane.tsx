import { useLearner } from '@mentor-connect/contract/auth'
import { useAgeQuestion } from '@mentor-connect/ui/age/question'
import { useEffect } from 'react'
import styled from 'styled-components'
import { EMPTY_THREAD } from '../client/chatState'
import type { Contact } from '../contacts/contacts'
import type { Chat } from '../client/useChat'
import { BlockedNotice } from './safety/BlockedNotice'
import { Composer } from './composer/Composer'
import { ThreadContent } from './ThreadContent'
import { ThreadHeader } from './ThreadHeader'
import { useBlock } from './safety/useBlock'

interface ThreadPaneProps {
  contact: Contact
  chat: Chat
  onBack: (() => void) | undefined
}

/** The thread with one person. */
export function ThreadPane({ contact, chat, onBack }: ThreadPaneProps) {
  const { client } = chat
  const { conversationId, name } = contact
  const { afterAge, ageDialog } = useAgeQuestion(useLearner()?._id)
  const block = useBlock(contact, chat)

  useEffect(() => void client.loadThread(conversationId), [client, conversationId])

  return (
    <Pane aria-labelledby="chat-partner">
      <ThreadHeader contact={contact} chat={chat} onBack={onBack} />
      <ThreadContent subject={contact} chat={chat} />
      {block.isBlocked ? (
        <BlockedNotice name={name} isOwn={block.isOwn} onLift={block.toggle} />
      ) : (
        <Composer
          name={name}
          messagesLeft={contact.messagesLeft}
          beforeFirst={hasWritten(contact, chat) ? undefined : afterAge}
          onSend={(text) => client.send(contact.id, text)}
        />
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
