import type { BlockOf } from '@mentor-connect/contract/api/lessonBlocks'
import { lessonMediaOf } from '@mentor-connect/contract/rules/lessonMedia'
import { ALT_TEXT_MAX } from '@mentor-connect/contract/rules/lessonLimits'
import { URL_MAX } from '@mentor-connect/contract/rules/limits'
import { Field } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from '../messages/useT'
import { FormDialog } from './FormDialog'

type Video = Omit<BlockOf<'video'>, 'id'>

interface VideoFormProps {
  initial?: Video
  onSave: (video: Video) => void
  onClose: () => void
}

/** A video of YouTube: its title and address. Of an uploaded video, the title can be changed. */
export function VideoForm({ initial, onSave, onClose }: VideoFormProps) {
  const t = useT()
  const isOwn = initial !== undefined && 'file' in initial.source
  const [title, setTitle] = useState(initial?.title ?? '')
  const [address, setAddress] = useState(addressOf(initial))
  const [isChecked, setChecked] = useState(false)
  const media = lessonMediaOf(address.trim())
  const source = isOwn ? initial.source : media?.kind === 'video' ? { youtube: media.id } : undefined

  const handleSubmit = () => {
    setChecked(true)
    if (title.trim() === '' || !source) return
    onSave({ ...initial, type: 'video', title: title.trim(), source })
  }
  return (
    <FormDialog
      title={t('editor.tool.video')}
      action={initial && t('editor.form.save')}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {!isOwn && (
        <Field
          label={t('editor.video.address')}
          hint={t('editor.video.hint')}
          error={isChecked && !source ? t('editor.video.notYouTube') : undefined}
          type="url"
          inputMode="url"
          value={address}
          maxLength={URL_MAX}
          onChange={(event) => setAddress(event.target.value)}
        />
      )}
      <Field
        label={t('editor.video.title')}
        error={isChecked && title.trim() === '' ? t('editor.video.titleRequired') : undefined}
        value={title}
        maxLength={ALT_TEXT_MAX}
        onChange={(event) => setTitle(event.target.value)}
      />
    </FormDialog>
  )
}

const addressOf = (video: Video | undefined) =>
  video && 'youtube' in video.source ? `https://youtu.be/${video.source.youtube}` : ''
