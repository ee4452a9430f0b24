import { Button, font } from '@mentor-connect/ui'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'

/** A message of somebody whom the reader blocks, or who blocks the reader: hidden until it is opened. */
export function FoldedText({ children }: { children: ReactNode }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return children
  return (
    <Note>
      {t('chat.room.folded')}{' '}
      <Button $variant="ghost" $small onClick={() => setOpen(true)}>
        {t('chat.room.unfold')}
      </Button>
    </Note>
  )
}

const Note = styled.span`
  font-style: italic;
  font-size: ${font.size.small};
`
