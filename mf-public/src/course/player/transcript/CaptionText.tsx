import type { BlockOf } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { useSharedT } from '@mentor-connect/i18n'
import { Button, Muted, Notice, Skeleton, Stack } from '@mentor-connect/ui'
import type { RefObject } from 'react'
import { PassageList } from './PassageList'
import { useCues } from './useCues'
import { useTranscriptT } from './useTranscriptT'

/** One caption file of an uploaded video. */
export type Captions = NonNullable<BlockOf<'video'>['captions']>[number]

interface CaptionTextProps {
  video: RefObject<HTMLVideoElement | null>
  captions: Captions
  labelledBy: string
  onRetry: () => void
}

/** The passages of one caption file. Shown as soon as the browser has read the file. */
export function CaptionText({ video, captions, labelledBy, onRetry }: CaptionTextProps) {
  const t = useTranscriptT()
  const sharedT = useSharedT()
  const cues = useCues(captions.file)
  if (cues === 'loading')
    return (
      <>
        <Muted>{t('transcript.loading')}</Muted>
        <Skeleton $height="9rem" />
      </>
    )
  if (cues === 'failed')
    return (
      <Stack $gap={3}>
        <Notice tone="danger">{t('transcript.failed')}</Notice>
        <div>
          <Button $variant="secondary" onClick={onRetry}>
            {sharedT('ui.retry')}
          </Button>
        </div>
      </Stack>
    )
  if (cues.length === 0) return <Notice>{t('transcript.empty')}</Notice>
  return <PassageList video={video} cues={cues} labelledBy={labelledBy} lang={captions.lang} />
}
