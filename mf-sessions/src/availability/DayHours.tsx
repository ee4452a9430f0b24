import type { AvailabilityError, TimeRange } from '@mentor-connect/contract/mentoring/sessions/weeklyHours'
import { RANGES_PER_DAY_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { timeOfDay } from '@mentor-connect/features/account'
import { useLocale } from '@mentor-connect/i18n'
import { FieldError, IconButton, Small, font, space } from '@mentor-connect/ui'
import { Copy, Plus, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { rowLine } from './Absences'
import { TimeSelect } from './TimeSelect'
import { nextRange } from './useAvailability'

interface DayHoursProps {
  as: 'li'
  /** Prefix of the names of this day's fields. */
  name: string
  day: string
  ranges: TimeRange[]
  error: AvailabilityError | undefined
  onChange: (ranges: TimeRange[]) => void
  onCopy?: () => void
  /** More buttons of this day. */
  children?: ReactNode
}

/** The hours of one day: any number of time ranges. */
export function DayHours({ as, name, day, ranges, error, onChange, onCopy, children }: DayHoursProps) {
  const t = useT()
  const locale = useLocale()
  const addButton = useRef<HTMLButtonElement>(null)
  const isFull = ranges.length >= RANGES_PER_DAY_MAX
  const set = (index: number, patch: Partial<TimeRange>) =>
    onChange(ranges.map((range, at) => (at === index ? { ...range, ...patch } : range)))
  const handleRemove = (index: number) => {
    onChange(ranges.filter((_, at) => at !== index))
    addButton.current?.focus()
  }
  return (
    <Line as={as}>
      <Parts>
        <Day>{day}</Day>
        <Ranges>
          {ranges.length === 0 && <Small>{t('sessions.hours.closed')}</Small>}
          {ranges.map(({ from, until }, index) => (
            <Range key={index}>
              <TimeSelect
                label={t('sessions.hours.fromOn', { day })}
                name={`${name}.${index}.from`}
                minute={from}
                onChange={(minute) => set(index, { from: minute })}
              />
              <span aria-hidden>–</span>
              <TimeSelect
                label={t('sessions.hours.untilOn', { day })}
                name={`${name}.${index}.until`}
                isEnd
                minute={until}
                onChange={(minute) => set(index, { until: minute })}
              />
              <IconButton
                aria-label={t('sessions.hours.remove', {
                  day,
                  from: timeOfDay(from, locale),
                  until: timeOfDay(until, locale),
                })}
                onClick={() => handleRemove(index)}
              >
                <X size={18} aria-hidden />
              </IconButton>
            </Range>
          ))}
          {error && <FieldError role="alert">{t(`sessions.error.${error}`)}</FieldError>}
        </Ranges>
        <Actions>
          <IconButton
            ref={addButton}
            aria-label={t('sessions.hours.addOn', { day })}
            title={t('sessions.hours.add')}
            $inactive={isFull}
            onClick={() => onChange([...ranges, nextRange(ranges)])}
          >
            <Plus size={18} aria-hidden />
          </IconButton>
          {onCopy && (
            <IconButton
              aria-label={t('sessions.hours.copyOn', { day })}
              title={t('sessions.hours.copy')}
              onClick={onCopy}
            >
              <Copy size={18} aria-hidden />
            </IconButton>
          )}
          {children}
        </Actions>
      </Parts>
    </Line>
  )
}

/**
 * A container for the query below: its own width, not that of the window, determines if the hours are beside
 * the day. On a tablet, the sidebar leaves little room.
 */
const Line = styled.div`
  container-type: inline-size;
  ${rowLine}
`

const Parts = styled.div`
  display: grid;
  grid-template: 'day actions' auto 'ranges ranges' auto / minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[4]};

  @container (min-width: 36rem) {
    grid-template: 'day ranges actions' auto / 9rem minmax(0, 1fr) auto;
    align-items: start;
  }
`

const Day = styled.h3`
  grid-area: day;
  font-size: ${font.size.body};
  font-weight: ${font.weight.semibold};

  /* Aligned with the first field, even in Hindi, whose headings have another line height. */
  && {
    line-height: 2.75rem;
  }
`

const Ranges = styled.div`
  display: grid;
  grid-area: ranges;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space[2]};
  min-height: 2.75rem;
`

/** On the narrowest phones, the end of a range is below its beginning. */
const Range = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
`

const Actions = styled.div`
  display: flex;
  grid-area: actions;
`
