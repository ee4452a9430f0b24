import { DOMAINS_MAX, DOMAIN_TAG_MAX } from '@mentor-connect/shared/rules/limits'
import { Field, TagField } from '@mentor-connect/shared/ui'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useT } from '../../messages/useT'
import type { ProfileForm } from './profileForm'
import type { useProfileRules } from './useProfileRules'

interface ExperienceFieldsProps {
  form: UseFormReturn<ProfileForm>
  rules: ReturnType<typeof useProfileRules>
}

/** What the mentor knows, and for how long. */
export function ExperienceFields({ form, rules }: ExperienceFieldsProps) {
  const t = useT()
  const { errors } = form.formState
  return (
    <>
      <Field
        label={t('mentor.profile.expertise')}
        autoComplete="organization-title"
        required
        error={errors.expertise?.message}
        {...form.register('expertise', { validate: rules.expertise })}
      />
      <Field
        label={t('mentor.profile.experienceYears')}
        inputMode="numeric"
        autoComplete="off"
        required
        error={errors.experience?.message}
        {...form.register('experience', { validate: rules.experience })}
      />
      <Controller
        control={form.control}
        name="domains"
        rules={{ validate: rules.domains }}
        render={({ field, fieldState }) => (
          <TagField
            {...field}
            label={t('mentor.profile.domains')}
            hint={t('mentor.form.domain.hint')}
            error={fieldState.error?.message}
            max={DOMAINS_MAX}
            maxLength={DOMAIN_TAG_MAX * 4}
            required
          />
        )}
      />
    </>
  )
}
