import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { zoneName } from '@mentor-connect/contract/rules/zoneName'
import { INTL_TAGS, useLocale } from '@mentor-connect/i18n'
import { Button, Muted, Notice, SelectField, Skeleton, Stack, deviceZone, space } from '@mentor-connect/ui'
import { type ReactNode } from 'react'
import styled from 'styled-components'
import { MonthGrid } from './MonthGrid'
import type { FreeTimesState } from './useFreeTimes'
import { useFreeTimesT } from './useFreeTimesT'

interface FreeTimesProps {
  times: FreeTimesState
  /** True if the kind of session can be chosen. */
  choosesKind: boolean
  /** Shown beside a month without free times. */
  none: ReactNode
}

/** Choice of a free time: the kind of session, a month, and the times of the chosen day as a list. */
export function FreeTimes({ times, choosesKind, none }: FreeTimesProps) {
  const t = useFreeTimesT()
  const locale = useLocale()
  const { time, weekdayDay } = dateFormats(locale)
  const { data, days, day, shown, slot } = times
  const isEmpty = days.size === 0
  return (
    <>
      {choosesKind && data && data.kinds.length > 1 && (
        <SelectField
          label={t('freeTimes.kind')}
          value={times.kind}
          options={data.kinds.map(({ id, title, minutes }) => ({
            value: id,
            // The duration comes first, because a narrow field cuts off the end of the text.
            label: `${t('freeTimes.minutes', { count: minutes })} · ${title}`,
          }))}
          onChange={times.setKind}
        />
      )}
      <Muted>{t('freeTimes.zone', { zone: zoneName(deviceZone(), INTL_TAGS[locale]) })}</Muted>
      {times.isGone && <Notice tone="warning">{t('freeTimes.gone')}</Notice>}
      <Columns>
        <MonthGrid
          month={times.month}
          days={days}
          chosen={day}
          onMonth={times.setMonth}
          onChoose={times.showDay}
        />
        <div aria-live="polite">
          {(!data || (isEmpty && times.isLooking)) && <Skeleton $height="12rem" />}
          {data && isEmpty && !times.isLooking && none}
          {shown.length > 0 && (
            <Stack $gap={3}>
              <strong>{weekdayDay(shown[0]!.start)}</strong>
              <Times>
                {shown.map((one) => (
                  <li key={one.start}>
                    <Button
                      $wide
                      $variant="secondary"
                      aria-pressed={one.start === slot?.start}
                      onClick={() => times.choose(one)}
                    >
                      {time(one.start)}
                    </Button>
                  </li>
                ))}
              </Times>
            </Stack>
          )}
        </div>
      </Columns>
    </>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space[6]};
`

const Times = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: ${space[2]};
`
