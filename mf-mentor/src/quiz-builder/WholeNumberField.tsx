import { Field } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from './messages/useT'

interface WholeNumberFieldProps {
  label: string
  hint?: string
  min: number
  max: number
  value: number | undefined
  /** Whether it may be empty. */
  isOptional?: boolean
  /** Called with valid numbers, and with undefined for an empty optional field. */
  onChange: (value: number | undefined) => void
}

/** A whole number within limits. What is not one is shown as an error and not passed on. */
export function WholeNumberField({
  label,
  hint,
  min,
  max,
  value,
  isOptional,
  onChange,
}: WholeNumberFieldProps) {
  const t = useT()
  const [text, setText] = useState(value === undefined ? '' : String(value))
  const isValid = (typed: string) =>
    typed === '' ? Boolean(isOptional) : /^\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max
  return (
    <Field
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      value={text}
      error={isValid(text) ? undefined : t('mentor.quiz.wholeNumber', { min, max })}
      onChange={({ target }) => {
        const typed = target.value.trim()
        setText(typed)
        if (isValid(typed)) onChange(typed === '' ? undefined : Number(typed))
      }}
    />
  )
}
