import { color, font, media, space, useBottomBar, useMedia } from '@mentor-connect/ui'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { durationLabel } from '../../conversations/attachments/durationLabel'
import type { Chat } from '../../conversations/client/useChat'
import { isAway } from '../connection/link'
import type { Devices } from '../devices/devices'
import type { DevicesState } from '../devices/devicesState'
import { ProblemNotices } from '../devices/ProblemNotices'
import { useT } from '../messages/useT'
import type { CallSessionState } from '../session/callSession'
import { useCallContact } from '../useCallContact'
import type { CallSubject } from '../useCallSubject'
import { CallControls } from './CallControls'
import { CallMenu } from './CallMenu'
import { CallSide } from './CallSide'
import { CallStatus } from './CallStatus'
import { CAMERA_KEY, MICROPHONE_KEY, turnMicrophone } from './DeviceButtons'
import { LeaveQuestion } from './LeaveQuestion'
import { HEADER, SIDE_COLUMN, SIDEWAYS, sideways } from './roomLayout'
import { Stage } from './Stage'
import { useCallSeconds } from './useCallSeconds'
import { useSide } from './useSide'
import { useStatusTexts } from './useStatusTexts'
import { useWakeLock } from './useWakeLock'

interface CallRoomProps {
  subject: CallSubject
  chat: Chat
  devices: Devices
  devicesState: DevicesState
  call: CallSessionState
  onLeave: () => void
}

/** The call itself: the pictures of both people, the status, and the controls. */
export function CallRoom({ subject, chat, devices, devicesState, call, onLeave }: CallRoomProps) {
  const t = useT()
  const region = useRef<HTMLElement>(null)
  const sides = useSide(subject)
  const seconds = useCallSeconds(call.call?.activeSince, chat.state)
  const { name } = subject
  const { isConnected } = chat.state
  const texts = useStatusTexts({ call, devices: devicesState, name, isSignalling: isConnected })
  const contact = useCallContact(subject, chat)
  const isInterrupted = isAway(call.link)
  const below = useBottomBar<HTMLDivElement>()
  useWakeLock()
  // The button that was pressed to join has disappeared.
  useEffect(() => region.current?.focus(), [])
  // Sideways, the room is as high as the screen, below a header that scrolls away.
  const isSideways = useMedia(SIDEWAYS)
  useEffect(() => {
    if (isSideways) region.current?.scrollIntoView({ behavior: 'instant' })
  }, [isSideways])

  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
    if (event.code === `Key${MICROPHONE_KEY}`) turnMicrophone(devices)
    if (event.code === `Key${CAMERA_KEY}`) void devices.toggleCamera()
  }
  return (
    <Layout $side={sides.side !== undefined}>
      <Room ref={region} aria-label={t('call.room.label', { name })} tabIndex={-1} onKeyDown={handleKey}>
        <Top>
          <Who>
            <h1>{name}</h1>
            <Facts>
              {seconds !== undefined && (
                <span role="timer" aria-label={t('call.room.time')}>
                  {durationLabel(seconds)}
                </span>
              )}
              {call.link?.phase === 'connected' && (
                <span>{t('call.quality.label', { quality: t(`call.quality.${call.link.quality}`) })}</span>
              )}
            </Facts>
          </Who>
          <CallMenu subject={subject} chat={chat} contact={contact} devices={devices} state={devicesState} />
        </Top>
        <Stage subject={subject} call={call} devices={devicesState} />
        <Below ref={below}>
          <CallStatus texts={texts} isUrgent={isInterrupted} />
          <Problems>
            <ProblemNotices devices={devices} problems={devicesState.problems} />
          </Problems>
          <CallControls
            devices={devices}
            state={devicesState}
            unread={contact?.unread ?? 0}
            sides={sides}
            onLeave={onLeave}
          />
        </Below>
      </Room>
      <CallSide
        side={sides.side}
        subject={subject}
        chat={chat}
        contact={contact}
        interruption={isInterrupted ? texts[0] : undefined}
        onClose={sides.close}
      />
      <LeaveQuestion />
    </Layout>
  )
}

const Layout = styled.div<{ $side: boolean }>`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  height: calc(100dvh - ${HEADER} - var(--mc-tab-bar, 0px));
  min-height: 14rem;
  margin-bottom: -${space[8]};

  ${media.tabletUp} {
    height: 100dvh;
  }
  ${sideways} {
    height: 100dvh;
  }
  ${media.desktopUp} {
    grid-template-columns: ${({ $side }) =>
      $side ? 'minmax(0, 1fr) clamp(18rem, 32%, 26rem)' : 'minmax(0, 1fr)'};
  }
`

const Room = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
  min-height: 0;
  padding: ${space[2]};
  background: ${color.sunken};

  ${sideways} {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) calc(${SIDE_COLUMN} - ${space[4]});
    grid-template-areas: 'picture head' 'picture below';
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`

const Top = styled.div`
  grid-area: head;
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space[2]};
`

const Who = styled.div`
  flex: 1;
  min-width: 0;

  h1 {
    overflow: hidden;
    font-size: ${font.size.h4};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  color: ${color.muted};
  font-size: ${font.size.small};
  font-variant-numeric: tabular-nums;
`

/** The shell shows its notifications, for example that the network is gone, above this bar. */
const Below = styled.div`
  grid-area: below;
  flex: none;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};

  ${sideways} {
    align-self: end;
    max-height: 100%;
    overflow-y: auto;
  }
`

const Problems = styled.div`
  max-height: 40dvh;
  overflow-y: auto;

  &:empty {
    display: none;
  }
`
