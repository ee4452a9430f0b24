import { wholeNumber } from '@mentor-connect/contract/rules/typedNumbers'
import { useState } from 'react'
import { Field } from './Field'

interface WholeNumberFieldProps {
  label: string
  hint?: string
  name?: string
  min: number
  max: number
  /** The entered number. NaN for an invalid entry; undefined for an empty optional field. */
  value: number | undefined
  /** True if the field may be empty. */
  isOptional?: boolean
  /** Text that is shown while the entry is invalid. */
  rule?: string
  error?: string
  onChange: (value: number | undefined) => void
}

/** Maximum length of the entry, which allows for a number with its separators. */
const LENGTH_MAX = 12

/** A field for a whole number within limits. Digits of any script are accepted. */
export function WholeNumberField({
  min,
  max,
  value,
  isOptional,
  rule,
  error,
  onChange,
  ...field
}: WholeNumberFieldProps) {
  const [text, setText] = useState(textOf(value))
  const [shown, setShown] = useState(value)
  const parse = (typed: string) =>
    isOptional && typed.trim() === '' ? undefined : (wholeNumber(typed, max, min) ?? NaN)

  // The value may also be changed by the parent component.
  if (!Object.is(value, shown)) {
    setShown(value)
    if (!Number.isNaN(value) && !Object.is(parse(text), value)) setText(textOf(value))
  }

  return (
    <Field
      {...field}
      inputMode="numeric"
      autoComplete="off"
      maxLength={LENGTH_MAX}
      value={text}
      error={error ?? (Number.isNaN(parse(text)) ? rule : undefined)}
      onChange={({ target }) => {
        setText(target.value)
        onChange(parse(target.value))
      }}
    />
  )
}

const textOf = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? '' : String(value)
