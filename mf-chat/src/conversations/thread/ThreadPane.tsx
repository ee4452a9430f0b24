import { useLearner } from '@mentor-connect/contract/auth'
import { useAgeQuestion } from '@mentor-connect/features/age/question'
import { useCallback, useEffect, type ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { EMPTY_THREAD } from '../client/chatState'
import type { ShownMessage } from '../client/shownMessages'
import type { Contact } from '../contacts/contacts'
import type { Chat } from '../client/useChat'
import { BlockedNotice } from './safety/BlockedNotice'
import { Composer } from './composer/Composer'
import { IntentBar } from './message-actions/IntentBar'
import { ThreadActions } from './message-actions/ThreadActions'
import { useIntent } from './message-actions/useIntent'
import { useTargetState } from './message-actions/useTargetState'
import { ThreadContent } from './ThreadContent'
import { ThreadHeader } from './ThreadHeader'
import { useBlock } from './safety/useBlock'

interface ThreadPaneProps {
  contact: Contact
  chat: Chat
  onBack: (() => void) | undefined
  /** Number of the message that the address names. */
  addressed?: number
  /** Shown instead of the header with the person's name. */
  header?: ReactNode
}

/** The thread with one person. */
export function ThreadPane({ contact, chat, onBack, addressed, header }: ThreadPaneProps) {
  const t = useT()
  const { client } = chat
  const { conversationId, name } = contact
  const { afterAge, ageDialog } = useAgeQuestion(useLearner()?._id)
  const block = useBlock(contact, chat)
  const targetState = useTargetState(chat, conversationId, addressed)
  const { intent, isEdit, setIntent, cancel, submit } = useIntent({
    send: (text, extras) => client.send(contact.id, text, extras),
    edit: ({ seq }, message) => client.change(conversationId, seq, { type: 'edit', message }),
  })
  const nameOf = useCallback(() => name, [name])
  const deletionOf = ({ senderId }: ShownMessage) =>
    senderId === chat.state.ownId
      ? {
          label: t('chat.actions.delete'),
          title: t('chat.delete.title'),
          text: t('chat.delete.text', { name }),
          yes: t('chat.delete.yes'),
        }
      : undefined

  useEffect(() => void client.loadThread(conversationId), [client, conversationId])

  return (
    <Pane aria-labelledby="chat-partner">
      {header ?? <ThreadHeader contact={contact} chat={chat} onBack={onBack} />}
      <ThreadActions
        threadId={conversationId}
        chat={chat}
        nameOf={nameOf}
        mayWrite={!block.isBlocked}
        targetState={targetState}
        deletionOf={deletionOf}
        onIntent={setIntent}
      >
        <ThreadContent subject={contact} chat={chat} />
      </ThreadActions>
      {block.isBlocked ? (
        <BlockedNotice name={name} isOwn={block.isOwn} onLift={block.toggle} />
      ) : (
        <Composer
          name={name}
          messagesLeft={isEdit ? undefined : contact.messagesLeft}
          beforeFirst={isEdit || hasWritten(contact, chat) ? undefined : afterAge}
          intent={intent}
          acceptsFiles={!isEdit}
          onCancelIntent={cancel}
          onSend={submit}
        >
          {intent && (
            <IntentBar
              intent={intent}
              author={intent.message.senderId === chat.state.ownId ? undefined : name}
              onCancel={cancel}
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
