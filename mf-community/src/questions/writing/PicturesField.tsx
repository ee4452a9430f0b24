import { fileUrl } from '@mentor-connect/api'
import { PICTURES_MAX, PICTURE_ALT_MAX } from '@mentor-connect/contract/community/communityRules'
import type { SentPicture } from '@mentor-connect/contract/community/posts'
import { FILE_ACCEPT, IMAGE_MAX_BYTES } from '@mentor-connect/contract/rules/uploads'
import {
  Button,
  Field,
  FieldError,
  Hint,
  ProgressBar,
  Row,
  Stack,
  color,
  radius,
  space,
  useFailureText,
} from '@mentor-connect/ui'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useId, useRef, type ChangeEvent } from 'react'
import styled from 'styled-components'
import { usePictures } from './usePictures'
import { useWritingT } from './useWritingT'

const SIZE = IMAGE_MAX_BYTES / 1024 ** 2

interface PicturesFieldProps {
  pictures: SentPicture[]
  onChange: (pictures: SentPicture[]) => void
}

/** Adds pictures to a post, each with a description, and removes them again. */
export function PicturesField({ pictures, onChange }: PicturesFieldProps) {
  const t = useWritingT()
  const id = useId()
  const failureText = useFailureText()
  const input = useRef<HTMLInputElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const { share, failure, isTooLarge, isFull, choose, describe, remove } = usePictures(pictures, onChange)
  const error = isTooLarge
    ? t('community.write.pictureTooLarge', { size: SIZE })
    : failure && failureText(failure)

  const handleChoice = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) choose(file)
  }
  return (
    <Stack role="group" $gap={3} aria-labelledby={`${id}-label`}>
      <strong id={`${id}-label`}>{t('community.write.pictures')}</strong>
      {pictures.map((picture, index) => (
        <DescribedPicture
          key={picture.file}
          picture={picture}
          number={index + 1}
          onDescribe={(alt) => describe(index, alt)}
          onRemove={() => {
            add.current?.focus()
            remove(index)
          }}
        />
      ))}
      {share !== null && (
        <ProgressBar percent={Math.round(share * 100)} label={t('community.write.uploading')} />
      )}
      <Row $gap={3}>
        <Button
          ref={add}
          $variant="secondary"
          $small
          $inactive={isFull || share !== null}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          onClick={() => input.current?.click()}
        >
          <ImagePlus size={16} aria-hidden />
          {t('community.write.addPicture')}
        </Button>
        <Hint id={`${id}-hint`}>{t('community.write.pictureHint', { max: PICTURES_MAX, size: SIZE })}</Hint>
      </Row>
      <input
        ref={input}
        hidden
        type="file"
        accept={FILE_ACCEPT.image}
        aria-label={t('community.write.addPicture')}
        onChange={handleChoice}
      />
      {error && (
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      )}
    </Stack>
  )
}

interface DescribedPictureProps {
  picture: SentPicture
  number: number
  onDescribe: (alt: string) => void
  onRemove: () => void
}

function DescribedPicture({ picture, number, onDescribe, onRemove }: DescribedPictureProps) {
  const t = useWritingT()
  return (
    <Described>
      <Small src={fileUrl(picture.file)} alt="" width={96} height={96} />
      <Field
        label={t('community.write.alt', { number })}
        hint={t('community.write.altHint')}
        value={picture.alt}
        maxLength={PICTURE_ALT_MAX}
        onChange={(event) => onDescribe(event.target.value)}
      />
      <Button
        $variant="ghost"
        $small
        aria-label={t('community.write.removePicture', { number })}
        onClick={onRemove}
      >
        <Trash2 size={16} aria-hidden />
      </Button>
    </Described>
  )
}

const Described = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
`

const Small = styled.img`
  width: 4rem;
  height: 4rem;
  object-fit: cover;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.sunken};
`
