import { useLearner } from '@mentor-connect/contract/auth'
import { LoadFailed, Skeleton, Stack, VisuallyHidden, space } from '@mentor-connect/ui'
import { useAgeQuestion } from '@mentor-connect/ui/age/question'
import { useEffect } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { EMPTY_THREAD } from '../client/chatState'
import type { Contact } from '../contacts/contacts'
import type { Chat } from '../client/useChat'
import { BlockedNotice } from './safety/BlockedNotice'
import { Composer } from './composer/Composer'
import { MessageLog } from './log/MessageLog'
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
      <Content contact={contact} chat={chat} />
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

/** The messages, or their loading or error state. */
function Content({ contact, chat }: { contact: Contact; chat: Chat }) {
  const t = useT()
  const { conversationId } = contact
  const thread = chat.state.threads[conversationId] ?? EMPTY_THREAD
  if (thread.load === 'failed' && thread.messages.length === 0)
    return (
      <Filler>
        <LoadFailed error={thread.error!} onRetry={() => void chat.client.loadThread(conversationId)} />
      </Filler>
    )
  if (thread.load !== 'ready' && thread.messages.length === 0)
    return (
      <Filler role="status">
        <VisuallyHidden>{t('chat.thread.loading')}</VisuallyHidden>
        <Stack $gap={3}>
          <Skeleton $height="3rem" $width="60%" />
          <Skeleton $height="3rem" $width="45%" />
          <Skeleton $height="3rem" $width="70%" />
        </Stack>
      </Filler>
    )
  return <MessageLog contact={contact} chat={chat} />
}

const Pane = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`

const Filler = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space[5]};
  overflow: auto;
`
