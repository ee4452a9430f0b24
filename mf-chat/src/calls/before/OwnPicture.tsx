import { Muted, color, radius, space } from '@mentor-connect/ui'
import { VideoOff } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { Picture } from '../Picture'
import { useStreamOf } from '../useStreamOf'

interface OwnPictureProps {
  track: MediaStreamTrack | null
  /** Buttons that lie over the picture, so that more fits on the first screen of a phone. */
  children: ReactNode
}

/** The own picture as in a mirror, or that the camera is off. */
export function OwnPicture({ track, children }: OwnPictureProps) {
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
      <Over>{children}</Over>
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
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
  padding-bottom: ${space[8]};
  color: ${color.muted};
`

const Over = styled.div`
  position: absolute;
  inset: auto 0 ${space[2]};
  display: flex;
  justify-content: center;
  gap: ${space[2]};
`
