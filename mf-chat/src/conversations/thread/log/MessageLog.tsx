import { Button, Muted, VisuallyHidden, color, shadow, space } from '@mentor-connect/ui'
import { ArrowDown } from 'lucide-react'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import { EMPTY_THREAD, readUpTo } from '../../client/chatState'
import type { Chat } from '../../client/useChat'
import { withUnconfirmed } from '../../client/shownMessages'
import { useToday } from '../../dates/useToday'
import { useMessageActions } from '../message-actions/useMessageActions'
import { useMessageKeys } from '../message-actions/useMessageKeys'
import { useTarget } from '../message-actions/useTarget'
import { blocksOf, keyOf } from './blocks'
import { MessageBlock } from './MessageBlock'
import type { RoomLog } from './roomLog'
import { OlderMessages } from './OlderMessages'
import { useThreadScroll } from './useThreadScroll'

/** The person or the room whose messages are shown. */
export interface LogSubject {
  /** Id of the person or the room to which messages are sent. */
  id: string
  /** Id of the conversation or the room: that of the thread. */
  conversationId: string
  /** Name of the person, or title of the room. */
  name: string
  unread: number
  /** Number of messages that may be sent at present; undefined without a limit. */
  messagesLeft: number | undefined
}

interface MessageLogProps {
  subject: LogSubject
  chat: Chat
  /** Additions of a room; undefined in a conversation of two. */
  room?: RoomLog
}

/** The messages with one person, or of a room. */
export function MessageLog({ subject, chat: { client, state }, room }: MessageLogProps) {
  const t = useT()
  const { conversationId, name } = subject
  const thread = state.threads[conversationId] ?? EMPTY_THREAD
  const today = useToday(state.clockAhead)
  const pending = useMemo(
    () => state.pending.filter(({ receiverId }) => receiverId === subject.id),
    [state.pending, subject.id],
  )
  const shown = useMemo(
    () =>
      withUnconfirmed(
        thread.messages,
        state.pendingChanges.filter((change) => change.conversationId === conversationId),
      ),
    [thread.messages, state.pendingChanges, conversationId],
  )
  const blocks = useMemo(() => blocksOf(shown, state.notices, pending), [shown, state.notices, pending])
  const last = pending.at(-1) ?? thread.messages.at(-1)
  const scroll = useThreadScroll({
    first: thread.messages[0]?._id,
    last: last && keyOf(last),
    notice: state.notices.at(-1)?.id,
    isLastOwn: last?.senderId === state.ownId,
    onNearStart: () => {
      if (thread.older === 'idle') void client.loadOlder(conversationId)
    },
  })
  const keys = useMessageKeys(scroll.ref, useMessageActions(), last && keyOf(last))
  useTarget(scroll.ref, thread.messages)
  const isSeen = usePageVisible() && scroll.isAtEnd
  useEffect(() => {
    if (isSeen) client.markRead(conversationId)
  }, [isSeen, client, conversationId, last, state.isConnected])

  return (
    <Place>
      <Log
        ref={scroll.ref}
        role="log"
        aria-label={t(room ? 'chat.room.log' : 'chat.thread.log', { name })}
        aria-live={thread.older === 'loading' ? 'off' : 'polite'}
        tabIndex={0}
        onScroll={scroll.onScroll}
        {...keys}
      >
        <OlderMessages state={thread.older} onRetry={() => void client.loadOlder(conversationId)} />
        {thread.messages.length + pending.length === 0 && (
          <NoMessages subject={subject} isRoom={room !== undefined} />
        )}
        {blocks.map((block) => (
          <MessageBlock
            key={block.key}
            block={block}
            ownId={state.ownId}
            name={name}
            room={room}
            readUpTo={readUpTo(state, conversationId, subject.id)}
            today={today}
            actions={client}
          />
        ))}
      </Log>
      {!scroll.isAtEnd && (
        <ToEnd $variant="secondary" onClick={scroll.toEnd}>
          <ArrowDown size={20} aria-hidden />
          {subject.unread > 0 ? (
            t('chat.thread.new')
          ) : (
            <VisuallyHidden>{t('chat.thread.latest')}</VisuallyHidden>
          )}
        </ToEnd>
      )}
    </Place>
  )
}

/** Shown in an empty thread: invites the reader to write, if that is possible. */
function NoMessages({ subject: { name, messagesLeft }, isRoom }: { subject: LogSubject; isRoom: boolean }) {
  const t = useT()
  const invitation = isRoom ? t('chat.room.empty') : t('chat.thread.empty', { name })
  return <Hello>{messagesLeft === 0 ? t('chat.list.noMessage') : invitation}</Hello>
}

const Place = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
`

const Log = styled.div`
  height: 100%;
  padding: ${space[2]} ${space[4]} ${space[4]};
  overflow-y: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -3px;
  }
  & > ol {
    padding-inline: ${space[1]};
  }
`

const Hello = styled(Muted)`
  padding: ${space[10]} ${space[4]};
  text-align: center;
`

const ToEnd = styled(Button)`
  position: absolute;
  inset: auto 50% ${space[3]} auto;
  transform: translateX(50%);
  color: ${color.primary};
  white-space: nowrap;
  box-shadow: ${shadow.medium};
`

/** Returns true if the page is visible, not in a background tab. */
function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
}

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
