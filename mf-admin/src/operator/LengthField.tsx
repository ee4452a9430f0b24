import { SelectField } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

const LENGTHS = ['0', '1', '7', '30', '90', '365'] as const

/** Length of a limit or a suspension, in days; 0 means without an end. */
export function LengthField({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  const t = useT()
  return (
    <SelectField
      label={t('admin.sanctions.length')}
      value={String(days)}
      onChange={(value) => onChange(Number(value))}
      options={LENGTHS.map((value) => ({
        value,
        label: t(value === '0' ? 'admin.sanctions.noEnd' : 'admin.sanctions.days', { count: Number(value) }),
      }))}
    />
  )
}

/** The field `days` of a request; absent for kinds that cannot end automatically, and for sanctions without an end. */
export const daysOf = (kind: string, days: number) =>
  (kind === 'limit' || kind === 'suspension') && days > 0 ? { days } : {}
