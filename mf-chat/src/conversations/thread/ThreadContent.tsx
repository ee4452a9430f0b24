import { LoadFailed, Skeleton, Stack, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { EMPTY_THREAD } from '../client/chatState'
import type { Chat } from '../client/useChat'
import { MessageLog, type LogSubject } from './log/MessageLog'
import type { RoomLog } from './log/roomLog'

interface ThreadContentProps {
  subject: LogSubject
  chat: Chat
  /** Additions of a room; undefined in a conversation of two. */
  room?: RoomLog
}

/** The messages of a conversation or a room, or their loading or error state. */
export function ThreadContent({ subject, chat, room }: ThreadContentProps) {
  const { conversationId } = subject
  const thread = chat.state.threads[conversationId] ?? EMPTY_THREAD
  if (thread.load === 'failed' && thread.messages.length === 0)
    return (
      <Filler>
        <LoadFailed error={thread.error!} onRetry={() => void chat.client.loadThread(conversationId)} />
      </Filler>
    )
  if (thread.load !== 'ready' && thread.messages.length === 0)
    return (
      <Filler>
        <Stack $gap={3}>
          <Skeleton $height="3rem" $width="60%" />
          <Skeleton $height="3rem" $width="45%" />
          <Skeleton $height="3rem" $width="70%" />
        </Stack>
      </Filler>
    )
  return <MessageLog subject={subject} chat={chat} room={room} />
}

const Filler = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space[5]};
  overflow: auto;
`
