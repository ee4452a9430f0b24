import { fileUrl } from '@mentor-connect/shared/api'
import { FILE_ACCEPT, IMAGE_MAX_BYTES } from '@mentor-connect/shared/rules/uploads'
import { SOCIAL_LINKS_MAX } from '@mentor-connect/shared/rules/limits'
import { PictureField, TagField } from '@mentor-connect/shared/ui'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useT } from '../../messages/useT'
import type { ProfileForm } from './profileForm'
import type { useProfileRules } from './useProfileRules'

interface PictureAndLinksProps {
  form: UseFormReturn<ProfileForm>
  rules: ReturnType<typeof useProfileRules>
}

const IMAGE_MAX_MB = IMAGE_MAX_BYTES / (1024 * 1024)

export function PictureAndLinks({ form, rules }: PictureAndLinksProps) {
  const t = useT()
  return (
    <>
      <Controller
        control={form.control}
        name="social"
        rules={{ validate: rules.social }}
        render={({ field, fieldState }) => (
          <TagField
            {...field}
            label={t('mentor.profile.social')}
            hint={t('mentor.profile.socialHint')}
            error={fieldState.error?.message}
            max={SOCIAL_LINKS_MAX}
          />
        )}
      />
      <Controller
        control={form.control}
        name="profile"
        rules={{ validate: rules.profile }}
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <PictureField
            ref={ref}
            label={t('mentor.profile.picture')}
            hint={t('mentor.profile.pictureHint', { max: IMAGE_MAX_MB })}
            value={typeof value === 'string' ? fileUrl(value) : value}
            onChange={onChange}
            error={fieldState.error?.message}
            accept={FILE_ACCEPT.image}
            shape="round"
          />
        )}
      />
    </>
  )
}
