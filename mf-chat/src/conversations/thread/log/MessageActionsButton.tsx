import { IconButton } from '@mentor-connect/ui'
import { EllipsisVertical } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'

/** Opens what can be done with a message. With a mouse it appears where the pointer or the focus is. */
export function MessageActionsButton({ author, onOpen }: { author: string; onOpen: () => void }) {
  const t = useT()
  return (
    <Quiet aria-label={t('chat.room.actionsOf', { name: author })} aria-haspopup="dialog" onClick={onOpen}>
      <EllipsisVertical size={18} aria-hidden />
    </Quiet>
  )
}

const Quiet = styled(IconButton)`
  flex: none;

  @media (hover: hover) {
    opacity: 0;

    li:hover > * > &,
    &:focus-visible {
      opacity: 1;
    }
  }
`
