import { Controller, useFormContext } from 'react-hook-form'
import { SOCIAL_LINKS_MAX } from '@mentor-connect/contract/rules/limits'
import { TagField } from '..'
import type { MentorFields, Rule } from './MentorFields'

interface SocialLinksFieldProps {
  label: string
  hint: string
  rule: Rule<'social'>
}

/** Links to a mentor's profiles on other sites. */
export function SocialLinksField({ label, hint, rule }: SocialLinksFieldProps) {
  const { control } = useFormContext<MentorFields>()
  return (
    <Controller
      control={control}
      name="social"
      rules={{ validate: rule }}
      render={({ field, fieldState }) => (
        <TagField
          {...field}
          label={label}
          hint={hint}
          error={fieldState.error?.message}
          max={SOCIAL_LINKS_MAX}
        />
      )}
    />
  )
}
