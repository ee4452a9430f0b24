import { wholeNumber } from '@mentor-connect/contract/rules/typedNumbers'
import { useState } from 'react'
import { Field } from './Field'

interface WholeNumberFieldProps {
  label: string
  hint?: string
  name?: string
  min: number
  max: number
  /** NaN for an entry that is not valid; undefined for an empty optional one. */
  value: number | undefined
  /** Whether it may be empty. */
  isOptional?: boolean
  /** Shown while the entry is not valid. */
  rule?: string
  error?: string
  onChange: (value: number | undefined) => void
}

/** Room for a number with its separators. */
const LENGTH_MAX = 12

/** A whole number within limits, in the digits of any script. */
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

  // The value may be set from outside.
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
