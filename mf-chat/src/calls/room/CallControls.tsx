import { media, space } from '@mentor-connect/ui'
import { MessageCircle, NotebookPen, PhoneOff, ScreenShare, ScreenShareOff } from 'lucide-react'
import styled from 'styled-components'
import { canShareScreen, type Devices } from '../devices/devices'
import type { DevicesState } from '../devices/devicesState'
import { useT } from '../messages/useT'
import { ControlButton } from './ControlButton'
import { DeviceButtons } from './DeviceButtons'
import type { CallSides } from './useSide'

interface CallControlsProps {
  devices: Devices
  state: DevicesState
  /** Number of unread messages of this person. */
  unread: number
  sides: CallSides
  onLeave: () => void
}

/** The buttons below the pictures. */
export function CallControls({ devices, state, unread, sides, onLeave }: CallControlsProps) {
  const t = useT()
  const isSharing = state.screen !== null
  const { side, buttons, hasNotes, toggle } = sides
  const hasNews = unread > 0 && side !== 'chat'
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
        isPressed={side === 'chat'}
        isMarked={hasNews}
        ref={buttons.chat}
        onClick={() => toggle('chat')}
      />
      {hasNotes && (
        <ControlButton
          icon={NotebookPen}
          label={t('call.control.notes')}
          isPressed={side === 'notes'}
          ref={buttons.notes}
          onClick={() => toggle('notes')}
        />
      )}
      <ControlButton icon={PhoneOff} label={t('call.control.leave')} isDanger onClick={onLeave} />
    </Bar>
  )
}

const Bar = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  /* Six buttons fit beside each other on the narrowest screens: the panel of a call leaves room for one row. */
  gap: 0.125rem;

  ${media.tabletUp} {
    gap: ${space[2]};
  }
`
