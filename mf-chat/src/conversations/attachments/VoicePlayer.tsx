import { IconButton, font, space } from '@mentor-connect/ui'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { durationLabel } from './durationLabel'
import type { ShownFile } from './shownFiles'
import { useFileUrl } from './useFileUrl'
import { Waveform } from './Waveform'

const SPEEDS = [1, 1.5, 2]

/** The voice message that is playing; another one that begins stops it. */
let playing: HTMLAudioElement | undefined

/** A voice message: play and pause, its waveform, in which one can seek, its length and the speed. */
export function VoicePlayer({ file }: { file: ShownFile }) {
  const t = useT()
  const audio = useRef<HTMLAudioElement>(null)
  const url = useFileUrl(file)
  const { levels = [], seconds = 0 } = file
  const [isPlaying, setPlaying] = useState(false)
  const [position, setPosition] = useState(0)
  const [speed, setSpeed] = useState(SPEEDS[0]!)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const element = audio.current
    return () => element?.pause()
  }, [])

  const toggle = () => {
    const element = audio.current
    if (!element) return
    if (isPlaying) return element.pause()
    if (playing !== element) playing?.pause()
    playing = element
    setFailed(false)
    void element.play().catch(() => setFailed(true))
  }
  const seek = (to: number) => {
    setPosition(to)
    if (audio.current) audio.current.currentTime = to
  }
  const changeSpeed = () => {
    const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!
    setSpeed(next)
    if (audio.current) audio.current.playbackRate = next
  }
  const handleEnd = () => {
    setPlaying(false)
    setPosition(0)
  }

  return (
    <Player role="group" aria-label={t('chat.voice.label', { length: durationLabel(seconds) })}>
      {/* A voice message has no captions: nobody but its author could write them. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        src={url}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={handleEnd}
        onError={() => setFailed(true)}
        onTimeUpdate={(event) => setPosition(event.currentTarget.currentTime)}
      />
      <IconButton aria-label={t(isPlaying ? 'chat.voice.pause' : 'chat.voice.play')} onClick={toggle}>
        {isPlaying ? <Pause size={22} aria-hidden /> : <Play size={22} aria-hidden />}
      </IconButton>
      <Waveform levels={levels} seconds={seconds} position={position} onSeek={seek} />
      <Time>{durationLabel(position > 0 ? position : seconds)}</Time>
      <Speed type="button" aria-label={t('chat.voice.speed', { speed })} onClick={changeSpeed}>
        {speed}×
      </Speed>
      {hasFailed && <Failed role="alert">{t('chat.voice.failed')}</Failed>}
    </Player>
  )
}

const Player = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  width: min(19rem, 100%);

  button {
    color: inherit;
  }
`

const Time = styled.span`
  min-width: 2.75rem;
  font-size: ${font.size.small};
  font-variant-numeric: tabular-nums;
`

const Speed = styled.button`
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  font-size: ${font.size.small};
  font-weight: ${font.weight.semibold};
  cursor: pointer;
`

const Failed = styled.p`
  flex: 1 1 100%;
  font-size: ${font.size.small};
`
