import { DOMAINS_MAX, DOMAIN_TAG_MAX } from '@mentor-connect/shared/rules/limits'
import { Field, TagField } from '@mentor-connect/shared/ui'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useT } from '../../messages/useT'
import type { MentorForm } from './mentorForm'
import type { useMentorRules } from './useMentorRules'

interface PartProps {
  form: UseFormReturn<MentorForm>
  rules: ReturnType<typeof useMentorRules>
}

/** What the mentor knows, and for how long. */
export function ExperienceFields({ form, rules }: PartProps) {
  const t = useT()
  const { errors } = form.formState
  return (
    <>
      <Controller
        control={form.control}
        name="domains"
        rules={{ validate: rules.domains }}
        render={({ field, fieldState }) => (
          <TagField
            {...field}
            label={t('public.auth.mentor.domains')}
            hint={t('public.auth.mentor.domainsHint')}
            error={fieldState.error?.message}
            max={DOMAINS_MAX}
            maxLength={DOMAIN_TAG_MAX * 4}
            required
          />
        )}
      />
      <Field
        label={t('public.auth.mentor.expertise')}
        hint={t('public.auth.mentor.expertiseHint')}
        autoComplete="organization-title"
        required
        error={errors.expertise?.message}
        {...form.register('expertise', { validate: rules.expertise })}
      />
      <Field
        label={t('public.auth.mentor.experience')}
        inputMode="numeric"
        autoComplete="off"
        required
        error={errors.experience?.message}
        {...form.register('experience', { validate: rules.experience })}
      />
    </>
  )
}
