import { useT } from '../../messages/useT'
import { RoomPicture } from '../../conversations/contacts/RoomPicture'
import type { RoomEntry } from '../../conversations/contacts/roomEntries'
import { useChatPaths } from '../../conversations/useChatPaths'
import { ListRow } from './ListRow'

interface RoomRowProps {
  room: RoomEntry
  isChosen: boolean
  /** Current time by the server's clock, ms since 1970. */
  today: number
}

/** A room in the list. */
export function RoomRow({ room, isChosen, today }: RoomRowProps) {
  const t = useT()
  const { room: pathOf } = useChatPaths()
  const { id, name, lastAt, unread, isMuted, isMentioned } = room
  return (
    <ListRow
      to={pathOf(id)}
      isChosen={isChosen}
      picture={<RoomPicture />}
      name={name}
      text={lastText(room, t)}
      lastAt={lastAt}
      today={today}
      unread={unread}
      isMuted={isMuted}
      isMentioned={isMentioned}
    />
  )
}

function lastText(
  { lastMessage, lastFile, author, isLastOwn, isFolded, isRemoved, isDeleted }: RoomEntry,
  t: ReturnType<typeof useT>,
) {
  if (isDeleted) return t(isLastOwn ? 'chat.message.deletedOwn' : 'chat.message.deleted')
  if (isRemoved) return t('chat.room.removed')
  if (isFolded) return t('chat.room.folded')
  if (lastMessage === undefined) return t('chat.list.noMessage')
  const message = lastFile ? t(`chat.list.${lastFile}`) : lastMessage
  if (isLastOwn) return t('chat.list.own', { message })
  return t('chat.room.last', { name: author ?? t('chat.person.unknown'), message })
}
