import { Notice, color, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'

/** Replaces the message box of a closed room. */
export function ClosedNotice() {
  const t = useT()
  return (
    <Place>
      <Notice>{t('chat.error.room_closed')}</Notice>
    </Place>
  )
}

const Place = styled.div`
  flex: none;
  padding: ${space[3]};
  border-top: 1px solid ${color.border};
  background: ${color.surface};
`
