import { VOICE_LEVEL_MAX } from '@mentor-connect/contract/messages/chatLimits'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { durationLabel } from './durationLabel'

interface WaveformProps {
  /** Loudness over the length, each from 0 to `VOICE_LEVEL_MAX`. */
  levels: number[]
  seconds: number
  position: number
  onSeek: (position: number) => void
}

/** Lowest bar in percent, so that silence is visible. */
const LOWEST = 8
/** Bars of a voice message without levels. */
const FLAT = Array.from({ length: 32 }, () => 0)

/** The waveform of a voice message. A slider lies over it, which the arrow keys move. */
export function Waveform({ levels, seconds, position, onSeek }: WaveformProps) {
  const t = useT()
  const bars = levels.length > 0 ? levels : FLAT
  return (
    <Wave>
      <Bars aria-hidden>
        {bars.map((level, index) => (
          <Bar
            key={index}
            style={{ height: `${Math.max(LOWEST, (level / VOICE_LEVEL_MAX) * 100)}%` }}
            $isPlayed={seconds > 0 && index / bars.length < position / seconds}
          />
        ))}
      </Bars>
      <Slider
        type="range"
        min={0}
        max={Math.max(seconds, 0.1)}
        step={1}
        value={Math.min(position, seconds)}
        aria-label={t('chat.voice.position')}
        aria-valuetext={t('chat.voice.positionText', {
          position: durationLabel(position),
          length: durationLabel(seconds),
        })}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
    </Wave>
  )
}

const Wave = styled.span`
  position: relative;
  flex: 1;
  min-width: 5rem;
  height: 2.75rem;
  border-radius: 0.25rem;

  &:focus-within {
    outline: 2px solid currentColor;
  }
`

const Bars = styled.span`
  display: flex;
  align-items: center;
  gap: 1px;
  height: 100%;
  padding-block: 0.375rem;
`

const Bar = styled.span<{ $isPlayed: boolean }>`
  flex: 1;
  border-radius: 1px;
  background: currentColor;
  opacity: ${({ $isPlayed }) => ($isPlayed ? 1 : 0.45)};
`

const Slider = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`
