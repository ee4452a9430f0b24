import type { Slot } from '@mentor-connect/contract/api/wire'
import { HORIZON_DAYS_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { useLocale } from '@mentor-connect/i18n'
import { IconButton, Row, TARGET, color, font, radius, space } from '@mentor-connect/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { dayKey, firstOf, weeksOf } from './calendarDays'
import { focusDayByArrow } from './focusDayByArrow'
import { useFreeTimesT } from './useFreeTimesT'

interface MonthGridProps {
  month: Date
  days: Map<string, Slot[]>
  chosen: string | undefined
  onMonth: (month: Date) => void
  onChoose: (day: string) => void
}

/** A month as a grid. Days with free times are buttons. */
export function MonthGrid({ month, days, chosen, onMonth, onChoose }: MonthGridProps) {
  const t = useFreeTimesT()
  const formats = dateFormats(useLocale())
  const weeks = weeksOf(month)
  const isFirst = month <= firstOf(new Date())
  const isLast = firstOf(month, 1).getTime() > Date.now() + HORIZON_DAYS_MAX * DAY_MS
  return (
    <div>
      <Row $between>
        <IconButton
          aria-label={t('freeTimes.earlier')}
          $inactive={isFirst}
          onClick={() => onMonth(firstOf(month, -1))}
        >
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <strong aria-live="polite">{formats.month(month)}</strong>
        <IconButton
          aria-label={t('freeTimes.later')}
          $inactive={isLast}
          onClick={() => onMonth(firstOf(month, 1))}
        >
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </Row>
      <Table onKeyDown={focusDayByArrow}>
        <caption>{t('freeTimes.days')}</caption>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, weekday) => (
              // The names of the weekdays are formatted from the week that began on 1 January 2024, a Monday.
              <th key={weekday} scope="col">
                {formats.shortWeekday(new Date(2024, 0, 1 + weekday))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((date, weekday) => (
                <td key={weekday}>
                  {date && (
                    <DayCell
                      date={date}
                      count={days.get(dayKey(date))?.length ?? 0}
                      isChosen={dayKey(date) === chosen}
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

interface DayCellProps {
  date: Date
  /** Number of free times on this day. */
  count: number
  isChosen: boolean
  onChoose: (day: string) => void
}

function DayCell({ date, count, isChosen, onChoose }: DayCellProps) {
  const t = useFreeTimesT()
  const formats = dateFormats(useLocale())
  if (count === 0) return <Closed>{formats.dayOfMonth(date)}</Closed>
  return (
    <Day
      type="button"
      data-day={date.getDate()}
      aria-pressed={isChosen}
      aria-label={t(count === 1 ? 'freeTimes.dayWithOne' : 'freeTimes.dayWithMany', {
        day: formats.weekdayDay(date),
        count,
      })}
      onClick={() => onChoose(dayKey(date))}
    >
      {formats.dayOfMonth(date)}
    </Day>
  )
}

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 2px;

  caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  th {
    padding: ${space[1]} 0;
    color: ${color.muted};
    font-size: ${font.size.small};
    font-weight: ${font.weight.medium};
    white-space: nowrap;
    letter-spacing: -0.02em;
  }
  td {
    padding: 0;
    text-align: center;
  }
`

const Closed = styled.span`
  display: grid;
  place-items: center;
  min-height: ${TARGET};
  color: ${color.muted};
`

const Day = styled.button`
  width: 100%;
  min-height: ${TARGET};
  padding: 0;
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};
  background: ${color.primarySoft};
  color: ${color.primary};
  font-weight: ${font.weight.semibold};
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
`
