import { MENTIONS_MAX } from '@mentor-connect/contract/messages/roomRules'
import { LoadFailed, Skeleton, space } from '@mentor-connect/ui'
import { useCallback, useMemo, useState } from 'react'
import styled from 'styled-components'
import type { KnownRoom, ThreadMessage } from '../../client/chatState'
import type { Chat } from '../../client/useChat'
import { useRoomTitle } from '../../contacts/useRoomTitle'
import { Composer } from '../composer/Composer'
import { IntentBar } from '../message-actions/IntentBar'
import { ThreadActions } from '../message-actions/ThreadActions'
import { useIntent } from '../message-actions/useIntent'
import { ThreadContent } from '../ThreadContent'
import { ClosedNotice } from './ClosedNotice'
import { FirstUnread } from './FirstUnread'
import { useMentions } from './mentions/useMentions'
import { PinnedMessage } from './PinnedMessage'
import { ReadBy } from './ReadBy'
import { RoomHeader } from './RoomHeader'
import { RoomMissing } from './RoomMissing'
import { TypingLine } from './TypingLine'
import { useAuthors } from './useAuthors'
import { useTargetState } from '../message-actions/useTargetState'
import { useOpenRoom } from './useOpenRoom'
import { useRoomActions } from './useRoomActions'
import { useTypingSign } from './useTypingSign'

interface RoomPaneProps {
  roomId: string
  chat: Chat
  onBack: (() => void) | undefined
  /** Number of the message that the address names. */
  addressed?: number
}

/** A room: loads it, and shows its messages if the reader is a member. */
export function RoomPane({ roomId, chat, onBack, addressed }: RoomPaneProps) {
  const room = chat.state.rooms[roomId]
  const { isAnswered, error, retry } = useOpenRoom(roomId, chat.client)

  if (room) return <OpenRoom room={room} chat={chat} onBack={onBack} addressed={addressed} />
  if (isAnswered) return <RoomMissing roomId={roomId} client={chat.client} onBack={onBack} onJoined={retry} />
  if (error) return <LoadFailed error={error} onRetry={retry} />
  return (
    <Filler>
      <Skeleton $height="10rem" />
    </Filler>
  )
}

interface OpenRoomProps extends Omit<RoomPaneProps, 'roomId'> {
  room: KnownRoom
}

function OpenRoom({ room, chat, onBack, addressed }: OpenRoomProps) {
  const { client, state } = chat
  const roomId = room._id
  const name = useRoomTitle()(room)
  const authorOf = useAuthors(room, chat)
  const mentions = useMentions(room, chat, useTypingSign(room, client))
  const targetState = useTargetState(chat, roomId, addressed)
  const goTo = targetState[1]
  const firstUnread = useFirstUnread(room)
  const log = useMemo(() => ({ authorOf, firstUnread }), [authorOf, firstUnread])
  const nameOf = useCallback((id: string) => authorOf(id).name, [authorOf])
  const actions = useRoomActions(room, client, authorOf)
  const { intent, isEdit, setIntent, cancel, submit } = useIntent({
    send: (text, extras) => client.sendToRoom(roomId, text, { ...extras, mentions: mentions.idsIn(text) }),
    edit: (message, text) =>
      client.change(roomId, message.seq, {
        type: 'edit',
        message: text,
        mentions: mentionsAfter(message, text),
      }),
  })
  /** Who was mentioned before stays mentioned while the name is in the text. */
  const mentionsAfter = ({ mentions: before = [] }: ThreadMessage, text: string) => {
    const kept = before.filter((id) => text.includes(`@${nameOf(id)}`))
    return [...new Set([...kept, ...mentions.idsIn(text)])].slice(0, MENTIONS_MAX)
  }
  const subject = { id: roomId, conversationId: roomId, name, unread: room.unread }

  return (
    <Pane aria-labelledby="chat-partner">
      <RoomHeader room={room} chat={chat} onBack={onBack} />
      {room.pinned && <PinnedMessage message={room.pinned} authorOf={authorOf} onShow={goTo} />}
      <FirstUnread firstUnread={firstUnread} lastSeq={room.lastSeq} onShow={goTo} />
      <ThreadActions
        threadId={roomId}
        chat={chat}
        nameOf={nameOf}
        mayWrite={!room.closed}
        targetState={targetState}
        deletionOf={actions.deletionOf}
        moreOf={actions.moreOf}
        onIntent={setIntent}
      >
        <ThreadContent subject={{ ...subject, messagesLeft: undefined }} chat={chat} room={log} />
      </ThreadActions>
      {actions.failure}
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
          intent={intent}
          acceptsFiles={!isEdit}
          onCancelIntent={cancel}
          onSend={(text, files) => {
            submit(text, files)
            mentions.close()
          }}
        >
          {intent && (
            <IntentBar
              intent={intent}
              author={intent.message.senderId === state.ownId ? undefined : nameOf(intent.message.senderId)}
              onCancel={cancel}
            />
          )}
        </Composer>
      )}
      {actions.dialog}
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
