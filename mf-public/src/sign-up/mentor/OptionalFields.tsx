import { FILE_ACCEPT, IMAGE_MAX_BYTES } from '@mentor-connect/shared/rules/uploads'
import { SOCIAL_LINKS_MAX } from '@mentor-connect/shared/rules/limits'
import { PictureField, TagField } from '@mentor-connect/shared/ui'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useT } from '../../messages/useT'
import type { MentorForm } from './mentorForm'
import type { useMentorRules } from './useMentorRules'

interface PartProps {
  form: UseFormReturn<MentorForm>
  rules: ReturnType<typeof useMentorRules>
}

const IMAGE_MAX_MB = IMAGE_MAX_BYTES / (1024 * 1024)

export function OptionalFields({ form, rules }: PartProps) {
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
            label={t('public.auth.mentor.social')}
            hint={t('public.auth.mentor.socialHint')}
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
            value={value}
            onChange={onChange}
            label={t('public.auth.mentor.profile')}
            hint={t('public.auth.mentor.profileHint', { max: IMAGE_MAX_MB })}
            error={fieldState.error?.message}
            accept={FILE_ACCEPT.image}
            shape="round"
          />
        )}
      />
    </>
  )
}
