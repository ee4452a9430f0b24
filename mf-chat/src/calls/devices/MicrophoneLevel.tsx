import { VOICE_LEVEL_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { Muted, Stack, color, radius } from '@mentor-connect/ui'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { levelMeter } from '../../conversations/attachments/levelMeter'
import { useT } from '../messages/useT'

const EVERY_MS = 100

/** A bar that moves when the microphone hears something. */
export function MicrophoneLevel({ track }: { track: MediaStreamTrack }) {
  const t = useT()
  const level = useLevel(track)
  return (
    <Stack $gap={1}>
      <Bar
        role="meter"
        aria-label={t('call.before.level')}
        aria-valuemin={0}
        aria-valuemax={VOICE_LEVEL_MAX}
        aria-valuenow={level}
      >
        <span style={{ width: `${(level / VOICE_LEVEL_MAX) * 100}%` }} />
      </Bar>
      <Muted>{t('call.before.speak')}</Muted>
    </Stack>
  )
}

function useLevel(track: MediaStreamTrack): number {
  const [level, setLevel] = useState(0)
  useEffect(() => {
    if (typeof AudioContext === 'undefined') return
    const meter = levelMeter(new MediaStream([track]))
    const timer = setInterval(() => setLevel(meter.level()), EVERY_MS)
    return () => {
      clearInterval(timer)
      meter.close()
    }
  }, [track])
  return level
}

const Bar = styled.div`
  height: 0.75rem;
  overflow: hidden;
  border: 1px solid ${color.control};
  border-radius: ${radius.round};
  background: ${color.sunken};

  span {
    display: block;
    height: 100%;
    background: ${color.primary};
  }
`
