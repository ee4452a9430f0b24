import { call, type CountSending, type SendFile } from '@mentor-connect/api'
import { uploadLessonVideo } from '@mentor-connect/contract/courses/lessons/lessonVideos'
import { VIDEO, VIDEO_MAX_BYTES } from '@mentor-connect/contract/rules/uploads'
import { Hint, Stack } from '@mentor-connect/ui'
import { useEffect, useRef } from 'react'
import { CaptionFields } from './CaptionFields'
import { useT } from './messages/useT'
import { UploadField } from './UploadField'
import type { VideoValue } from './videoValue'

interface LessonVideoProps {
  value: VideoValue
  onChange: (value: VideoValue) => void
  /** Called when the number of running uploads changes. */
  onSending?: CountSending
}

/** Fields for a lesson's video and its captions in each language, which upload the chosen files. */
export function LessonVideo({ value, onChange, onSending }: LessonVideoProps) {
  const t = useT()
  const { source } = value
  // Several uploads can run at the same time, so each result is added to the latest value.
  const latestValue = useRef(value)
  useEffect(() => {
    latestValue.current = value
  })
  const change = (changed: (latest: VideoValue) => VideoValue) => {
    latestValue.current = changed(latestValue.current)
    onChange(latestValue.current)
  }
  const send: SendFile = async (video, sending) => {
    const { file, seconds } = (await call(uploadLessonVideo, { files: { video }, ...sending })).data
    change((latest) => ({ ...latest, source: { file, seconds } }))
  }
  return (
    <Stack $gap={4}>
      <Stack $gap={2}>
        <UploadField
          label={t('mentor.video.label')}
          choose={t(source ? 'mentor.video.replace' : 'mentor.video.choose')}
          endings={['.mp4']}
          field={VIDEO}
          notAccepted={t('mentor.video.notAccepted')}
          refused={t('mentor.video.refused')}
          send={send}
          onSending={onSending}
          stored={
            source && {
              text: t('mentor.video.stored', { minutes: Math.ceil(source.seconds / 60) }),
              remove: t('mentor.video.remove'),
              onRemove: () => change(() => ({ captions: [] })),
            }
          }
        />
        <Hint>{t('mentor.video.hint', { max: VIDEO_MAX_BYTES / 1024 / 1024 })}</Hint>
      </Stack>
      {source && (
        <CaptionFields
          value={value.captions}
          onSending={onSending}
          onChange={(changed) => change((latest) => ({ ...latest, captions: changed(latest.captions) }))}
        />
      )}
    </Stack>
  )
}
