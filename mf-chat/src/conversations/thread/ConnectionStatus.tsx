import { color, font, radius, space } from '@mentor-connect/ui'
import { Wifi, WifiOff } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'

/** Says if the chat is connected. */
export function ConnectionStatus({ isConnected }: { isConnected: boolean }) {
  const t = useT()
  const Icon = isConnected ? Wifi : WifiOff
  return (
    <Status $connected={isConnected} role="status">
      <Icon size={16} aria-hidden />
      {t(isConnected ? 'chat.connection.connected' : 'chat.connection.disconnected')}
    </Status>
  )
}

const Status = styled.span<{ $connected: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: 0 ${space[2]};
  border-radius: ${radius.round};
  background: ${({ $connected }) => ($connected ? color.successSoft : color.warningSoft)};
  color: ${({ $connected }) => ($connected ? color.success : color.warning)};
  font-weight: ${font.weight.medium};
`
