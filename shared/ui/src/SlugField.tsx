import { SLUG_MAX } from '@mentor-connect/contract/rules/slugs'
import type { Ref } from 'react'
import { Field } from './Field'

interface SlugFieldProps {
  label: string
  value: string
  error?: string | undefined
  /** Full address of the page with this slug. */
  address: string
  onChange: (slug: string) => void
  ref?: Ref<HTMLInputElement>
}

/** A field for the last part of the address of a person's own page. Its hint is the whole address. */
export function SlugField({ label, value, error, address, onChange, ref }: SlugFieldProps) {
  return (
    <Field
      {...(ref && { ref })}
      label={label}
      name="slug"
      inputMode="url"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={SLUG_MAX}
      value={value}
      hint={address}
      {...(error && { error })}
      onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
    />
  )
}
