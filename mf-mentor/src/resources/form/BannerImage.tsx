import { fileUrl } from '@mentor-connect/api'
import { FILE_ACCEPT, IMAGE_MAX_BYTES } from '@mentor-connect/contract/rules/uploads'
import { PictureField } from '@mentor-connect/ui'
import { useFormContext } from 'react-hook-form'
import { useT } from '../../messages/useT'
import { FormSection } from './FormSection'
import { megabytes } from './documents/LessonDocument'
import type { ResourceValues } from './resourceValues'
import { useResourceField } from './useResourceField'

export function BannerImage() {
  const t = useT()
  const { setError } = useFormContext<ResourceValues>()
  const { value, onChange, error, ref } = useResourceField('banner')

  const handleChange = (file: File | null) => {
    if (file && !file.type.startsWith('image/'))
      return setError('banner', { message: t('mentor.form.banner.notPicture') })
    if (file && file.size > IMAGE_MAX_BYTES)
      return setError('banner', {
        message: t('mentor.form.file.tooLarge', { max: megabytes(IMAGE_MAX_BYTES) }),
      })
    onChange(file)
  }

  return (
    <FormSection title={t('mentor.form.banner')}>
      <PictureField
        ref={ref}
        label={t('mentor.form.banner')}
        hint={t('mentor.form.banner.hint', { max: megabytes(IMAGE_MAX_BYTES) })}
        shape="wide"
        accept={FILE_ACCEPT.image}
        value={typeof value === 'string' ? fileUrl(value) : value}
        onChange={handleChange}
        error={error}
      />
    </FormSection>
  )
}
