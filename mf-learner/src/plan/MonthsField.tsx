import { SelectField } from '@mentor-connect/ui'
import { useT } from './messages/useT'

const MONTHS = [3, 6, 12, 24]

interface MonthsFieldProps {
  /** Months until the goal's date; 0 for no date. */
  value: number
  onChange: (months: number) => void
}

/** Choice of the date by which a goal is to be reached, in months from now. */
export function MonthsField({ value, onChange }: MonthsFieldProps) {
  const t = useT()
  return (
    <SelectField
      label={t('learner.plan.by')}
      value={String(value)}
      onChange={(months) => onChange(Number(months))}
      options={[
        { value: '0', label: t('learner.plan.noDate') },
        ...MONTHS.map((count) => ({ value: String(count), label: t('learner.plan.months', { count }) })),
      ]}
    />
  )
}
