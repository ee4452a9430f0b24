import { monthName } from '@mentor-connect/contract/work/timelineTexts'
import { useLocale } from '@mentor-connect/i18n'
import { SelectField } from '@mentor-connect/ui'
import { useT } from './messages/useT'

interface MonthFieldProps {
  label: string
  name: string
  error: string | undefined
  /** Counted from 1; undefined if none is chosen. */
  value: number | undefined
  onChange: (month: number | undefined) => void
}

/** A choice of a month, or of none. */
export function MonthField({ value, onChange, ...field }: MonthFieldProps) {
  const t = useT()
  const locale = useLocale()
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: monthName(index + 1, locale),
  }))
  return (
    <SelectField
      {...field}
      value={value === undefined ? '' : String(value)}
      options={[{ value: '', label: t('portfolio.editor.noMonth') }, ...months]}
      onChange={(chosen) => onChange(chosen === '' ? undefined : Number(chosen))}
    />
  )
}
