import { useSharedT } from '@mentor-connect/i18n'
import { SelectField, color, radius, space } from '@mentor-connect/ui'
import { useState, type RefObject } from 'react'
import styled from 'styled-components'
import { CaptionText, type Captions } from './CaptionText'

export interface TranscriptProps {
  video: RefObject<HTMLVideoElement | null>
  captions: readonly Captions[]
  /** Captions that are shown at first. */
  preferred: Captions
  /** Id of the element that names the transcript. */
  labelledBy: string
}

/** The captions of a video as text that follows the video, in a language of the viewer's choice. */
export function Transcript({ video, captions, preferred, labelledBy }: TranscriptProps) {
  const sharedT = useSharedT()
  const [chosen, setChosen] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const shown = captions.find(({ file }) => file === chosen) ?? preferred
  return (
    <Box role="region" aria-labelledby={labelledBy}>
      {captions.length > 1 && (
        <Language>
          <SelectField
            label={sharedT('ui.language')}
            value={shown.file}
            onChange={setChosen}
            options={captions.map(({ file, label }) => ({ value: file, label }))}
          />
        </Language>
      )}
      <CaptionText
        key={`${shown.file} ${attempt}`}
        video={video}
        labelledBy={labelledBy}
        captions={shown}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  font-size: 1rem;

  & > * {
    flex: 1 1 100%;
    min-width: 0;
  }
`

const Language = styled.div`
  && {
    flex: 0 1 12rem;
  }
`
