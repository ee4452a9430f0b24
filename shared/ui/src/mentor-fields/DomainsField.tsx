import { Controller, useFormContext } from 'react-hook-form'
import { DOMAINS_MAX, DOMAIN_TAG_MAX } from '@mentor-connect/contract/rules/limits'
import { TagField } from '..'
import type { MentorFields, Rule } from './MentorFields'

interface DomainsFieldProps {
  label: string
  hint: string
  rule: Rule<'domains'>
  /** Domains that are offered while the mentor types. */
  suggestions?: readonly string[]
}

/** The domains that a mentor covers. */
export function DomainsField({ label, hint, rule, suggestions }: DomainsFieldProps) {
  const { control } = useFormContext<MentorFields>()
  return (
    <Controller
      control={control}
      name="domains"
      rules={{ validate: rule }}
      render={({ field, fieldState }) => (
        <TagField
          {...field}
          label={label}
          hint={hint}
          error={fieldState.error?.message}
          suggestions={suggestions}
          max={DOMAINS_MAX}
          maxLength={DOMAIN_TAG_MAX * 4}
          required
        />
      )}
    />
  )
}
