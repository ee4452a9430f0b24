import { leadsRoom } from '@mentor-connect/contract/messages/roomRules'
import { LoadFailed, Skeleton, VisuallyHidden, space } from '@mentor-connect/ui'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import type { KnownRoom, ThreadMessage } from '../../client/chatState'
import type { Chat } from '../../client/useChat'
import { useRoomTitle } from '../../contacts/useRoomTitle'
import { Composer } from '../composer/Composer'
import { TargetContext } from '../message-actions/messageActions'
import { ThreadContent } from '../ThreadContent'
import { ClosedNotice } from './ClosedNotice'
import { FirstUnread } from './FirstUnread'
import { useMentions } from './mentions/useMentions'
import { MessageActions } from './MessageActions'
import { PinnedMessage } from './PinnedMessage'
import { ReadBy } from './ReadBy'
import { RoomHeader } from './RoomHeader'
import { RoomMissing } from './RoomMissing'
import { TypingLine } from './TypingLine'
import { useAuthors } from './useAuthors'
import { useTargetState } from '../message-actions/useTargetState'
import { useOpenRoom } from './useOpenRoom'
import { useTypingSign } from './useTypingSign'

interface RoomPaneProps {
  roomId: string
  chat: Chat
  onBack: (() => void) | undefined
}

/** A room: loads it, and shows its messages if the reader is a member. */
export function RoomPane({ roomId, chat, onBack }: RoomPaneProps) {
  const t = useT()
  const room = chat.state.rooms[roomId]
  const { isAnswered, error, retry } = useOpenRoom(roomId, chat.client)

  if (room) return <OpenRoom room={room} chat={chat} onBack={onBack} />
  if (isAnswered) return <RoomMissing roomId={roomId} client={chat.client} onBack={onBack} onJoined={retry} />
  if (error) return <LoadFailed error={error} onRetry={retry} />
  return (
    <Filler role="status">
      <VisuallyHidden>{t('chat.room.loading')}</VisuallyHidden>
      <Skeleton $height="10rem" />
    </Filler>
  )
}

interface OpenRoomProps extends Omit<RoomPaneProps, 'roomId'> {
  room: KnownRoom
}

function OpenRoom({ room, chat, onBack }: OpenRoomProps) {
  const { client, state } = chat
  const roomId = room._id
  const name = useRoomTitle()(room)
  const authorOf = useAuthors(room, chat)
  const mentions = useMentions(room, chat, useTypingSign(room, client))
  const [target, goTo] = useTargetState(chat, roomId, undefined)
  const firstUnread = useFirstUnread(room)
  const [actedOn, setActedOn] = useState<ThreadMessage>()
  const log = useMemo(
    () => ({
      authorOf,
      firstUnread,
      // Members report what others have written; those who lead the room can do more.
      actionsOf: (message: ThreadMessage) =>
        leadsRoom(room.role) || message.senderId !== state.ownId ? () => setActedOn(message) : undefined,
    }),
    [authorOf, firstUnread, room.role, state.ownId],
  )
  const subject = { id: roomId, conversationId: roomId, name, unread: room.unread }

  return (
    <Pane aria-labelledby="chat-partner">
      <RoomHeader room={room} chat={chat} onBack={onBack} />
      {room.pinned && <PinnedMessage message={room.pinned} authorOf={authorOf} onShow={goTo} />}
      <FirstUnread firstUnread={firstUnread} lastSeq={room.lastSeq} onShow={goTo} />
      <TargetContext value={target}>
        <ThreadContent subject={{ ...subject, messagesLeft: undefined }} chat={chat} room={log} />
      </TargetContext>
      <ReadBy room={room} chat={chat} />
      <TypingLine ids={state.typing[roomId] ?? []} authorOf={authorOf} />
      {room.closed ? (
        <ClosedNotice />
      ) : (
        <Composer
          name={name}
          messagesLeft={undefined}
          beforeFirst={undefined}
          help={mentions.help}
          onSend={(text) => {
            client.sendToRoom(roomId, text, mentions.idsIn(text))
            mentions.close()
          }}
        />
      )}
      {actedOn && (
        <MessageActions
          room={room}
          message={actedOn}
          client={client}
          author={authorOf(actedOn.senderId)}
          onClose={() => setActedOn(undefined)}
        />
      )}
    </Pane>
  )
}

/** Number of the first message that was unread when the room was opened. Reading it does not move the line above it. */
function useFirstUnread({ unread, readSeq, hiddenUpToSeq = 0 }: KnownRoom): number | undefined {
  const [first] = useState(unread > 0 ? Math.max(readSeq, hiddenUpToSeq) + 1 : undefined)
  return first
}

const Pane = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`

const Filler = styled.section`
  padding: ${space[5]};
`
