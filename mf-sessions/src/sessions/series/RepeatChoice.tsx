import { SERIES_WEEKS_MAX, SERIES_WEEKS_MIN } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { Checkbox, SelectField, Stack } from '@mentor-connect/ui'
import { useSeriesT } from './useSeriesT'

const WEEKS = Array.from(
  { length: SERIES_WEEKS_MAX - SERIES_WEEKS_MIN + 1 },
  (_, index) => SERIES_WEEKS_MIN + index,
)
const USUAL_WEEKS = 4

interface RepeatChoiceProps {
  /** Number of weeks; undefined for a single session. */
  weeks: number | undefined
  onChange: (weeks: number | undefined) => void
}

/** The choice to book the same time every week, and for how many weeks. */
export function RepeatChoice({ weeks, onChange }: RepeatChoiceProps) {
  const t = useSeriesT()
  return (
    <Stack $gap={2}>
      <Checkbox
        checked={weeks !== undefined}
        hint={t('series.repeatHint')}
        onChange={(event) => onChange(event.target.checked ? USUAL_WEEKS : undefined)}
      >
        {t('series.repeat')}
      </Checkbox>
      {weeks !== undefined && (
        <SelectField
          label={t('series.weeks')}
          value={String(weeks)}
          options={WEEKS.map((count) => ({ value: String(count), label: t('series.weeksOf', { count }) }))}
          onChange={(value) => onChange(Number(value))}
        />
      )}
    </Stack>
  )
}
