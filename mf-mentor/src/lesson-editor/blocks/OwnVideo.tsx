import { FieldError, Skeleton, Stack, lazyPart } from '@mentor-connect/ui'
import { useState } from 'react'
import type { VideoValue } from '../../lesson-video/videoValue'

/** Loaded on demand: most lessons use YouTube, so the upload code is loaded with the first uploaded video. */
const LessonVideo = lazyPart(
  () =>
    import(/* webpackChunkName: "lesson-video" */ '../../lesson-video/LessonVideo').then(
      (module) => module.LessonVideo,
    ),
  <Skeleton style={{ height: '6rem' }} />,
)

interface OwnVideoProps {
  isShown: boolean
  value: VideoValue
  error: string | undefined
  onChange: (value: VideoValue) => void
  onSending: (change: 1 | -1) => void
}

/** Fields for an uploaded video. Uploads continue while the fields are hidden. */
export function OwnVideo({ isShown, value, error, onChange, onSending }: OwnVideoProps) {
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  if (!wasShown) return null
  return (
    <div hidden={!isShown}>
      <Stack $gap={2}>
        <LessonVideo value={value} onChange={onChange} onSending={onSending} />
        {error && <FieldError role="alert">{error}</FieldError>}
      </Stack>
    </div>
  )
}
