import { useLocale } from '@mentor-connect/i18n'
import { Button, Stack, space, Skeleton, lazyPart } from '@mentor-connect/ui'
import { useStore } from '@mentor-connect/ui/store'
import { FileText } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { deviceChoice } from '../deviceChoice'
import { useT } from '../messages/useT'
import type { TranscriptProps } from './Transcript'

/** The viewer's choice: `open` if transcripts are shown below videos. */
export const transcriptState = deviceChoice('mc.transcript', ['closed', 'open'])

/** Loaded when a transcript is opened. */
const Transcript = lazyPart(
  () => import(/* webpackChunkName: "transcript" */ './Transcript').then((module) => module.Transcript),
  <Skeleton $height="12rem" />,
)

/** A button that opens the transcript below a video. */
export function TranscriptToggle(props: Omit<TranscriptProps, 'labelledBy'>) {
  const t = useT()
  const buttonId = useId()
  const isOpen = useStore(transcriptState, transcriptState.onServer) === 'open'
  return (
    <Below $gap={2} lang={useLocale()}>
      <Button
        id={buttonId}
        $variant="secondary"
        $small
        aria-expanded={isOpen}
        onClick={() => transcriptState.choose(isOpen ? 'closed' : 'open')}
      >
        <FileText size={18} aria-hidden />
        {t('public.player.transcript')}
      </Button>
      {isOpen && <Transcript {...props} labelledBy={buttonId} />}
    </Below>
  )
}

const Below = styled(Stack)`
  margin-top: ${space[3]};

  & > button {
    align-self: flex-start;
  }
`
