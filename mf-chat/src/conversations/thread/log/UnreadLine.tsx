import { color, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'

/** Above the first message that was unread when the room was opened. */
export function UnreadLine() {
  const t = useT()
  return <Line>{t('chat.thread.new')}</Line>
}

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[3]} ${space[1]};
  color: ${color.primary};
  font-size: ${font.size.small};
  font-weight: ${font.weight.semibold};

  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${color.primary};
  }
`
