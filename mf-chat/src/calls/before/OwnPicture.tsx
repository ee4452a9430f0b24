import { Muted, color, radius } from '@mentor-connect/ui'
import { VideoOff } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { Picture } from '../Picture'
import { useStreamOf } from '../useStreamOf'

/** The own picture as in a mirror, or that the camera is off. */
export function OwnPicture({ track }: { track: MediaStreamTrack | null }) {
  const t = useT()
  const stream = useStreamOf(track)
  return (
    <Frame>
      {stream ? (
        <Picture label={t('call.before.ownPicture')} stream={stream} isOwn isMirrored />
      ) : (
        <Off>
          <VideoOff size={32} aria-hidden />
          <Muted>{t('call.before.noPicture')}</Muted>
        </Off>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  overflow: hidden;
  aspect-ratio: 16 / 9;
  max-height: 60dvh;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.sunken};
`

const Off = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  height: 100%;
  color: ${color.muted};
`
