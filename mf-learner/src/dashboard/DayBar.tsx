import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { useFormats, useLocale } from '@mentor-connect/i18n'
import { VisuallyHidden, color, font, motion, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'

interface DayBarProps {
  /** `YYYY-MM-DD` */
  day: string
  steps: number
  /** Height relative to the highest bar, from 0 to 1. */
  share: number
  isToday: boolean
}

/** One day of the chart: a bar with its number, and a text for screen readers. */
export function DayBar({ day, steps, share, isToday }: DayBarProps) {
  const t = useT()
  const { number } = useFormats()
  const { weekdayDay, shortWeekday } = dateFormats(useLocale(), 'UTC')
  return (
    <li>
      <VisuallyHidden>
        {t('learner.activity.day', {
          day: weekdayDay(day),
          count: steps,
        })}
      </VisuallyHidden>
      <Column aria-hidden>
        <Room>
          <Number>{steps > 0 ? number(steps) : ''}</Number>
          <Bar style={{ height: `${share * 100}%` }} $empty={steps === 0} />
        </Room>
        <Name $isToday={isToday}>{shortWeekday(day)}</Name>
      </Column>
    </li>
  )
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  text-align: center;
`

const Room = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  align-items: center;
  height: 7.5rem;
`

const Number = styled.span`
  font-size: ${font.size.small};
  font-weight: ${font.weight.semibold};
  font-variant-numeric: tabular-nums;
`

const Bar = styled.div<{ $empty: boolean }>`
  flex: 0 1 auto;
  width: min(100%, 2.25rem);
  min-height: ${({ $empty }) => ($empty ? '3px' : '8px')};
  border-radius: ${radius.small} ${radius.small} 0 0;
  background: ${({ $empty }) => ($empty ? color.border : color.primary)};
  transition: height ${motion.normal};
`

const Name = styled.span<{ $isToday: boolean }>`
  color: ${({ $isToday }) => ($isToday ? color.text : color.muted)};
  font-size: 0.75rem;
  font-weight: ${({ $isToday }) => ($isToday ? font.weight.bold : font.weight.normal)};
`
