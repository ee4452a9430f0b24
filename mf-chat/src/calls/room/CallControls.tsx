import { media, space } from '@mentor-connect/ui'
import { MessageCircle, PhoneOff, ScreenShare, ScreenShareOff } from 'lucide-react'
import styled from 'styled-components'
import { canShareScreen, type Devices } from '../devices/devices'
import type { DevicesState } from '../devices/devicesState'
import { useT } from '../messages/useT'
import { ControlButton } from './ControlButton'
import { DeviceButtons } from './DeviceButtons'

interface CallControlsProps {
  devices: Devices
  state: DevicesState
  /** Number of unread messages of this person. */
  unread: number
  isChatOpen: boolean
  onChat: () => void
  onLeave: () => void
}

/** The buttons below the pictures. */
export function CallControls({ devices, state, unread, isChatOpen, onChat, onLeave }: CallControlsProps) {
  const t = useT()
  const isSharing = state.screen !== null
  const hasNews = unread > 0 && !isChatOpen
  return (
    <Bar role="group" aria-label={t('call.control.group')}>
      <DeviceButtons devices={devices} state={state} />
      {canShareScreen() && (
        <ControlButton
          icon={isSharing ? ScreenShareOff : ScreenShare}
          label={t('call.control.screen')}
          stateText={t(isSharing ? 'call.control.on' : 'call.control.off')}
          isPressed={isSharing}
          onClick={() => (isSharing ? devices.stopScreen() : void devices.shareScreen())}
        />
      )}
      <ControlButton
        icon={MessageCircle}
        label={t(hasNews ? 'call.control.chatUnread' : 'call.control.chat')}
        isPressed={isChatOpen}
        isMarked={hasNews}
        onClick={onChat}
      />
      <ControlButton icon={PhoneOff} label={t('call.control.leave')} isDanger onClick={onLeave} />
    </Bar>
  )
}

const Bar = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[1]};

  ${media.tabletUp} {
    gap: ${space[2]};
  }
`
