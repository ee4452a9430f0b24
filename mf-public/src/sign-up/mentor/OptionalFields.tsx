import { SOCIAL_LINKS_MAX } from '@mentor-connect/shared/contracts/limits'
import { TagField } from '@mentor-connect/shared/ui'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useT } from '../../messages/useT'
import type { MentorForm } from './mentorForm'
import type { useMentorRules } from './useMentorRules'

interface PartProps {
  form: UseFormReturn<MentorForm>
  rules: ReturnType<typeof useMentorRules>
}

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
    </>
  )
}
