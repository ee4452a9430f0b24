import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { fileUrl, type ApiFailure } from '@mentor-connect/api'
import type { BlockOf } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { ALT_TEXT_MAX } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import { PICTURE_MAX_PIXELS } from '@mentor-connect/contract/rules/uploads'
import { Field, ProgressBar, color, radius, useFailureText } from '@mentor-connect/ui'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { plain } from '../history/bodyDifferences'
import { useT } from '../messages/useT'
import { editedRuns } from './editedRuns'
import { FileButton } from './FileButton'
import { FormDialog } from './FormDialog'
import { usePictureUpload } from './usePictureUpload'

type Picture = Omit<BlockOf<'picture'>, 'id'>

interface PictureFormProps {
  initial?: Picture
  /** A picture that was pasted or dropped; absent if the mentor chooses one. */
  file?: File
  onSave: (picture: Picture) => void
  onClose: () => void
}

const CAPTION_MAX = 1000

/** The form of a picture. Its description is required, because nobody else will add one later. */
export function PictureForm({ initial, file, onSave, onClose }: PictureFormProps) {
  const t = useT()
  const { upload, share, failure, send } = usePictureUpload(file)
  const failureText = useFailureText()
  const [alt, setAlt] = useState(initial?.alt ?? '')
  const [caption, setCaption] = useState(plain(initial?.caption ?? []))
  const [isChecked, setChecked] = useState(false)
  /** True if the form was submitted during the upload: the picture is inserted when the upload ends. */
  const [isWaiting, setWaiting] = useState(false)
  const shown = upload ?? initial
  const uploadText = ({ code }: ApiFailure) =>
    code === 'file_not_accepted'
      ? t('editor.picture.refused', { max: PICTURE_MAX_PIXELS / 1_000_000 })
      : failureText(failure!)
  const missing = isChecked && !shown && share === null ? t('editor.picture.required') : undefined

  const save = ({ file: path, width, height }: Pick<Picture, 'file' | 'width' | 'height'>) => {
    const runs = editedRuns(caption.trim(), initial?.caption)
    onSave({
      type: 'picture',
      file: path,
      width,
      height,
      alt: alt.trim(),
      ...(runs.length > 0 && { caption: runs }),
    })
  }
  const handleSubmit = () => {
    setChecked(true)
    if (isBlank(alt)) return
    if (share !== null) setWaiting(true)
    else if (shown) save(shown)
  }
  useEffect(() => {
    if (!isWaiting || share !== null) return
    setWaiting(false)
    if (upload && !isBlank(alt)) save(upload)
    // Runs only when the upload ends. Text that was typed until then is saved with the picture.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWaiting, share])
  return (
    <FormDialog
      title={t('editor.tool.picture')}
      action={initial && t('editor.form.save')}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {shown && <Preview src={fileUrl(shown.file)} alt="" width={shown.width} height={shown.height} />}
      {share !== null && <ProgressBar percent={share * 100} label={t('editor.picture.sending')} />}
      <FileButton
        label={t(shown || file ? 'editor.picture.replace' : 'editor.picture.choose')}
        error={failure ? uploadText(failure) : missing}
        onChoose={(chosen) => void send(chosen)}
      />
      <Field
        label={t('editor.picture.alt')}
        hint={t('editor.picture.altHint')}
        error={isChecked && isBlank(alt) ? t('editor.picture.altRequired') : undefined}
        value={alt}
        required
        maxLength={ALT_TEXT_MAX}
        onChange={(event) => setAlt(event.target.value)}
      />
      <Field
        label={t('editor.picture.caption')}
        value={caption}
        maxLength={CAPTION_MAX}
        onChange={(event) => setCaption(event.target.value)}
      />
    </FormDialog>
  )
}

const Preview = styled.img`
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: 12rem;
  margin-inline: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.sunken};
`
