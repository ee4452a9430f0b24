import { fileUrl } from '@mentor-connect/api'
import { Avatar, color, media, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import type { DevicesState } from '../devices/devicesState'
import { useT } from '../messages/useT'
import { isAway } from '../connection/link'
import { Picture } from '../Picture'
import { useStreamOf } from '../useStreamOf'
import type { CallSessionState } from '../session/callSession'
import type { CallSubject } from '../useCallSubject'

interface StageProps {
  subject: CallSubject
  call: CallSessionState
  devices: DevicesState
}

/** The other person, large, and oneself, small. */
export function Stage({ subject: { name, profile }, call: { link }, devices }: StageProps) {
  const t = useT()
  const own = useStreamOf(devices.screen ?? devices.video)
  const picture = link?.partner.picture
  const isSeen = link !== undefined && (picture === 'camera' || picture === 'screen')
  return (
    <Place>
      {link && (
        <Other $seen={isSeen} $still={isAway(link)}>
          <Picture
            label={isSeen ? t('call.room.picture', { name }) : undefined}
            stream={link.remote}
            isWhole={picture === 'screen'}
            speaker={devices.chosen.audiooutput}
          />
        </Other>
      )}
      {!isSeen && <Avatar name={name} src={profile && fileUrl(profile)} size={96} />}
      {own && (
        <Own>
          <Picture
            label={t('call.before.ownPicture')}
            stream={own}
            isOwn
            isMirrored={devices.screen === null}
            isWhole={devices.screen !== null}
          />
        </Own>
      )}
    </Place>
  )
}

const Place = styled.div`
  grid-area: picture;
  position: relative;
  flex: 1;
  display: grid;
  place-items: center;
  min-height: 0;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.background};
`

/** Sound needs the element even while there is no picture. The last picture before an interruption must not look live. */
const Other = styled.div<{ $seen: boolean; $still: boolean }>`
  position: absolute;
  inset: 0;
  visibility: ${({ $seen }) => ($seen ? 'visible' : 'hidden')};
  opacity: ${({ $still }) => ($still ? 0.3 : 1)};
`

const Own = styled.div`
  position: absolute;
  inset: auto ${space[2]} ${space[2]} auto;
  width: clamp(5rem, 25%, 12rem);
  max-height: 45%;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border: 2px solid ${color.surface};
  border-radius: ${radius.medium};
  background: ${color.sunken};

  ${media.tabletUp} {
    aspect-ratio: 16 / 9;
  }
`
