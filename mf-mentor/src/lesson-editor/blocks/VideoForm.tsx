import { ALT_TEXT_MAX } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import { URL_MAX } from '@mentor-connect/contract/rules/limits'
import { Field } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { FormDialog } from './FormDialog'
import { OwnVideo } from './OwnVideo'
import { useVideoForm, type Video } from './useVideoForm'
import { VideoPlaceField } from './VideoPlaceField'

interface VideoFormProps {
  initial?: Video
  onSave: (video: Video) => void
  onClose: () => void
}

/** The form of a video: the address of a YouTube video, or an upload with captions. */
export function VideoForm({ initial, onSave, onClose }: VideoFormProps) {
  const t = useT()
  const form = useVideoForm(initial, onSave)
  return (
    <FormDialog
      title={t('editor.tool.video')}
      action={initial && t('editor.form.save')}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <VideoPlaceField value={form.place} onChange={form.setPlace} />
      {form.place === 'youtube' && (
        <Field
          label={t('editor.video.address')}
          hint={t('editor.video.hint')}
          error={form.addressError && t(form.addressError)}
          type="url"
          inputMode="url"
          value={form.address}
          maxLength={URL_MAX}
          onChange={(event) => form.setAddress(event.target.value)}
        />
      )}
      <OwnVideo
        isShown={form.place === 'own'}
        value={form.own}
        error={form.ownError && t(form.ownError)}
        onChange={form.setOwn}
        onSending={form.countSending}
      />
      <Field
        label={t('editor.video.title')}
        error={form.titleError && t(form.titleError)}
        required
        value={form.title}
        maxLength={ALT_TEXT_MAX}
        onChange={(event) => form.setTitle(event.target.value)}
      />
    </FormDialog>
  )
}
