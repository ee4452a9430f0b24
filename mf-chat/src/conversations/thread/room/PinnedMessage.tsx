import type { RoomMessage } from '@mentor-connect/contract/messages/roomMessage'
import { languageOf } from '@mentor-connect/i18n'
import { VisuallyHidden, color, font, space } from '@mentor-connect/ui'
import { Pin } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import type { AuthorOf } from '../log/roomLog'

interface PinnedMessageProps {
  message: RoomMessage
  authorOf: AuthorOf
  onShow: (seq: number) => void
}

/** The pinned message of a room, in one line; leads to it. */
export function PinnedMessage({ message, authorOf, onShow }: PinnedMessageProps) {
  const t = useT()
  const { senderId, seq, folded } = message
  const text = folded ? t('chat.room.folded') : message.message
  return (
    <Line type="button" onClick={() => onShow(seq)}>
      <Pin size={18} aria-hidden />
      <span>
        <VisuallyHidden>{t('chat.room.pinned')}: </VisuallyHidden>
        <strong>{authorOf(senderId).name}</strong> <span lang={languageOf(text)}>{text}</span>
      </span>
    </Line>
  )
}

const Line = styled.button`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 2.75rem;
  padding: ${space[2]} ${space[4]};
  border: 0;
  border-bottom: 1px solid ${color.border};
  background: ${color.primarySoft};
  color: ${color.text};
  font-size: ${font.size.small};
  text-align: start;
  cursor: pointer;

  svg {
    flex: none;
    color: ${color.primary};
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`
