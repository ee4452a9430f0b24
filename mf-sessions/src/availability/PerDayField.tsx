import { Hint, SelectField, Stack } from '@mentor-connect/ui'
import { numberOptions } from './numberOptions'
import { useLimitsT } from './useLimitsT'

const NO_LIMIT = 0
const NUMBERS = [NO_LIMIT, 1, 2, 3, 4, 5, 6, 8, 10]

interface PerDayFieldProps {
  /** The sessions that are limited: those of one kind, or all. */
  of: 'perDay' | 'perDayAll'
  name: string
  /** Maximum number of sessions on one day; 0 for no limit. */
  perDay: number
  error?: string | undefined
  onChange: (perDay: number) => void
}

/** The choice of how many sessions there may be on one day, with a sentence that explains its effect. */
export function PerDayField({ of, name, perDay, error, onChange }: PerDayFieldProps) {
  const t = useLimitsT()
  return (
    <Stack $gap={1}>
      <SelectField
        label={t(`hours.${of}`)}
        name={name}
        value={String(perDay)}
        options={numberOptions(NUMBERS, perDay, (count) =>
          count === NO_LIMIT ? t('hours.noLimit') : String(count),
        )}
        {...(error && { error })}
        onChange={(value) => onChange(Number(value))}
      />
      {perDay !== NO_LIMIT && <Hint aria-live="polite">{t(`hours.${of}Example`, { count: perDay })}</Hint>}
    </Stack>
  )
}
