import { Button, space } from '@mentor-connect/ui'
import { ArrowUp } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'

/** With fewer unread messages than this, the first one is usually in view. */
const OUT_OF_VIEW = 8

interface FirstUnreadProps {
  firstUnread: number | undefined
  /** Number of the newest message. */
  lastSeq: number
  onShow: (seq: number) => void
}

/**
 * Leads to the first message that was unread when the room was opened. It keeps the focus until the message has it, and
 * then disappears.
 */
export function FirstUnread({ firstUnread, lastSeq, onShow }: FirstUnreadProps) {
  const t = useT()
  const [endSeq] = useState(lastSeq)
  const [use, setUse] = useState<'none' | 'pressed' | 'left'>('none')
  if (firstUnread === undefined || use === 'left') return null
  const count = endSeq - firstUnread + 1
  if (count < OUT_OF_VIEW) return null
  const handleClick = () => {
    onShow(firstUnread)
    setUse('pressed')
  }
  return (
    <Place>
      <Button
        $variant="secondary"
        $small
        onClick={handleClick}
        onBlur={() => use === 'pressed' && setUse('left')}
      >
        <ArrowUp size={18} aria-hidden />
        {t('chat.room.toFirstUnread', { count })}
      </Button>
    </Place>
  )
}

const Place = styled.div`
  flex: none;
  display: flex;
  justify-content: center;
  padding: ${space[2]};
`
