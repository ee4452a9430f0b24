import { VOICE_LEVEL_MAX, VOICE_SECONDS_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { Button, FieldError, IconButton, color, radius, space } from '@mentor-connect/ui'
import { Mic, Square } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { durationLabel } from './durationLabel'
import type { Recorder } from './useRecorder'
import { recordingFormat } from './recording'

/** The button that begins a voice message; absent where the browser cannot record. */
export function RecordButton({ recorder }: { recorder: Recorder }) {
  const t = useT()
  if (!recordingFormat()) return null
  const label = t('chat.voice.record')
  return (
    <IconButton aria-label={label} title={label} onClick={recorder.start}>
      <Mic size={22} aria-hidden />
    </IconButton>
  )
}

/** Shown while a voice message is recorded: time, loudness, and buttons that end or cancel it. */
export function RecordingBar({ recorder }: { recorder: Recorder }) {
  const t = useT()
  const { now, problem } = recorder
  return (
    <>
      <div role="status">{now && <Said>{t('chat.voice.recording')}</Said>}</div>
      {now && (
        <Bar>
          <Level aria-hidden>
            <span style={{ width: `${(now.level / VOICE_LEVEL_MAX) * 100}%` }} />
          </Level>
          <span>
            {durationLabel(now.seconds)} / {durationLabel(VOICE_SECONDS_MAX)}
          </span>
          <Button $small onClick={recorder.stop}>
            <Square size={16} aria-hidden />
            {t('chat.voice.stop')}
          </Button>
          <Button $variant="ghost" $small onClick={recorder.cancel}>
            {t('chat.files.cancel')}
          </Button>
        </Bar>
      )}
      <div role="alert">{problem && <FieldError>{t(`chat.voice.${problem}`)}</FieldError>}</div>
    </>
  )
}

const Said = styled.span`
  color: ${color.danger};
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-bottom: ${space[2]};
  font-variant-numeric: tabular-nums;
`

const Level = styled.span`
  flex: 1;
  min-width: 4rem;
  height: 0.625rem;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.sunken};

  span {
    display: block;
    height: 100%;
    background: ${color.primary};
  }
`
