import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import { useLocale } from '@mentor-connect/i18n'
import { color, font, radius, space, useHydrated } from '@mentor-connect/ui'
import styled from 'styled-components'

/** The day in the style of a calendar page. Decorative, because the full date is next to it. */
export function DateTile({ start }: { start: string }) {
  // A server does not know the reader's time zone.
  const timeZone = useHydrated() ? undefined : DEFAULT_TIME_ZONE
  const { dayOfMonth, monthName } = dateFormats(useLocale(), timeZone)
  return (
    <Tile aria-hidden>
      <Month>{monthName(start)}</Month>
      <Day>{dayOfMonth(start)}</Day>
    </Tile>
  )
}

const Tile = styled.span`
  display: grid;
  flex: none;
  align-content: start;
  overflow: hidden;
  min-width: 3.5rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  text-align: center;
`

const Month = styled.span`
  padding: ${space[1]} ${space[2]};
  background: ${color.primarySoft};
  color: ${color.primary};
  font-size: ${font.size.small};
  font-weight: ${font.weight.semibold};
`

const Day = styled.span`
  padding: ${space[1]} ${space[2]};
  font-size: ${font.size.lead};
  font-weight: ${font.weight.bold};
`
