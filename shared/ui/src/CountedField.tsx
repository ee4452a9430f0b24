import { useState, type ComponentProps } from 'react'
import { firstGraphemes, graphemeCount, useSharedT } from '@mentor-connect/i18n'
import { Field } from './Field'

interface CountedFieldProps extends Omit<
  ComponentProps<typeof Field>,
  'value' | 'onChange' | 'maxLength' | 'hint'
> {
  value: string
  onChange: (value: string) => void
  /** Maximum length in grapheme clusters. */
  max: number
  /** True to truncate the text at `max`. Otherwise more can be typed, and validation reports it. */
  capped?: boolean
}

/** A field with a counter of its characters. */
export function CountedField({ value, onChange, max, capped = false, ...field }: CountedFieldProps) {
  const t = useSharedT()
  const [composing, setComposing] = useState(false)
  const cut = (text: string) => (capped ? firstGraphemes(text, max) : text)
  return (
    <Field
      {...field}
      value={value}
      hint={t('ui.counter', { count: graphemeCount(value), max })}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={(event) => {
        setComposing(false)
        onChange(cut(event.currentTarget.value))
      }}
      // Truncating during an IME composition would corrupt the input.
      onChange={(event) => onChange(composing ? event.target.value : cut(event.target.value))}
    />
  )
}
