import { languageOf } from '@mentor-connect/i18n'
import { useT } from '../../../messages/useT'
import type { Pending, ThreadMessage } from '../../client/chatState'
import { FoldedText } from './FoldedText'
import { MessageText } from './MessageText'
import type { RoomLog } from './roomLog'

interface RoomTextProps {
  message: ThreadMessage | Pending
  ownId: string
  room: RoomLog
}

/** The text of a message in a room: with marked mentions, folded, or removed. */
export function RoomText({ message, ownId, room }: RoomTextProps) {
  const t = useT()
  const { message: text, mentions = [] } = message
  if ('removed' in message && message.removed) return <em>{t('chat.room.removed')}</em>
  const marked = mentions.map((id) => ({ name: room.authorOf(id).name, isReader: id === ownId }))
  const content = (
    <span dir="auto" lang={languageOf(text)}>
      <MessageText text={text} mentions={marked} />
    </span>
  )
  return 'folded' in message && message.folded ? <FoldedText>{content}</FoldedText> : content
}
