import { useT } from '../../../messages/useT'
import type { Pending } from '../../client/chatState'
import type { ShownMessage } from '../../client/shownMessages'
import { FoldedText } from './FoldedText'
import type { RoomLog } from './roomLog'
import { TextWithFiles } from './TextWithFiles'

interface RoomTextProps {
  message: ShownMessage | Pending
  ownId: string
  room: RoomLog
}

/** The text of a message in a room with its files: with marked mentions, folded, or removed. */
export function RoomText({ message, ownId, room }: RoomTextProps) {
  const t = useT()
  const { mentions = [] } = message
  if ('removed' in message && message.removed) return <em>{t('chat.room.removed')}</em>
  const marked = mentions.map((id) => ({ name: room.authorOf(id).name, isReader: id === ownId }))
  const content = <TextWithFiles message={message} mentions={marked} />
  return 'folded' in message && message.folded ? <FoldedText>{content}</FoldedText> : content
}
