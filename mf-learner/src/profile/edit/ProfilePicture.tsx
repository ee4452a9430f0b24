import { fileUrl } from '@mentor-connect/api'
import { FILE_ACCEPT } from '@mentor-connect/contract/rules/uploads'
import { PictureField } from '@mentor-connect/ui'
import type { Ref } from 'react'
import { useT } from '../../messages/useT'
import { PICTURE_MAX_MB, type ProfileForm } from './profileForm'

interface ProfilePictureProps {
  value: ProfileForm['profile']
  onChange: (picture: File | null) => void
  error: string | undefined
  ref: Ref<HTMLButtonElement>
}

export function ProfilePicture({ value, ...field }: ProfilePictureProps) {
  const t = useT()
  return (
    <PictureField
      {...field}
      label={t('learner.profile.picture')}
      hint={t('learner.profile.pictureHint', { max: PICTURE_MAX_MB })}
      value={typeof value === 'string' ? fileUrl(value) : value}
      accept={FILE_ACCEPT.image}
      shape="round"
    />
  )
}
