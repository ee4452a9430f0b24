import type { SeriesDate } from '@mentor-connect/contract/mentoring/sessions/series'
import { Checkbox, Muted, SelectField, Stack } from '@mentor-connect/ui'
import { useWhen } from '../useWhen'
import { LEFT_OUT } from './useChosenDates'
import { useSeriesT } from './useSeriesT'

interface SeriesDateChoiceProps {
  date: SeriesDate
  /** The chosen beginning, or `LEFT_OUT`. */
  chosen: string
  onChoose: (start: string) => void
}

/**
 * One week of a series: a checkbox for its date if that is free, otherwise a choice of free times near it.
 */
export function SeriesDateChoice({ date, chosen, onChoose }: SeriesDateChoiceProps) {
  const t = useSeriesT()
  const { span } = useWhen()
  const { state, start, near } = date
  const when = span(date)
  if (state === 'free')
    return (
      <Checkbox
        checked={chosen === start}
        onChange={(event) => onChoose(event.target.checked ? start : LEFT_OUT)}
      >
        {when}
      </Checkbox>
    )
  return (
    <Stack $gap={1}>
      <p>{t(`series.${state}`, { when })}</p>
      {near.length === 0 ? (
        <Muted>{t('series.nothingNear')}</Muted>
      ) : (
        <SelectField
          label={t('series.instead', { when })}
          value={chosen}
          options={[
            { value: LEFT_OUT, label: t('series.leaveOut') },
            ...near.map((slot) => ({ value: slot.start, label: span(slot) })),
          ]}
          onChange={onChoose}
        />
      )}
    </Stack>
  )
}
