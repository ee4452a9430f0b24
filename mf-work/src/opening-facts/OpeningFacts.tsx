import { languageName } from '@mentor-connect/contract/courses/languageNames'
import type { Opening } from '@mentor-connect/contract/work/openings'
import { useFormats, useLocale } from '@mentor-connect/i18n'
import { color, font, space } from '@mentor-connect/ui'
import {
  CalendarClock,
  CalendarDays,
  Clock,
  Hourglass,
  Languages,
  MapPin,
  Sprout,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PlaceText } from './PlaceText'
import { useDayText } from './useDayText'
import { usePayText } from './usePayText'
import { useT } from './messages/useT'

type Fact = [icon: LucideIcon, name: string, value: ReactNode]

type Shown = Pick<
  Opening,
  | 'pay'
  | 'workplace'
  | 'hours'
  | 'place'
  | 'closesOn'
  | 'startsOn'
  | 'duration'
  | 'seats'
  | 'level'
  | 'languages'
>

/** Pay, place, dates and conditions of an opening. What the poster does not state is left out, except the pay. */
export function OpeningFacts({ opening }: { opening: Shown }) {
  const t = useT()
  const locale = useLocale()
  const { number } = useFormats()
  const payText = usePayText()
  const dayText = useDayText()
  const { pay, closesOn, startsOn, duration, seats, level, languages, hours } = opening
  const facts: Fact[] = [
    [Wallet, t('openings.one.pay'), payText(pay)],
    [MapPin, t('openings.one.place'), <PlaceText key="place" opening={opening} />],
    [Clock, t('openings.hours'), hours && t(`openings.hours.${hours}`)],
    [CalendarClock, t('openings.one.deadline'), dayText(closesOn)],
    [CalendarDays, t('openings.one.start'), startsOn && dayText(startsOn)],
    [
      Hourglass,
      t('openings.one.duration'),
      duration && t(`openings.duration.${duration.unit}`, { count: duration.count }),
    ],
    [Sprout, t('openings.one.level'), t(`openings.level.${level}`)],
    [
      Languages,
      t('openings.one.languages'),
      languages.map((language) => languageName(language, locale)).join(', '),
    ],
    [Users, t('openings.one.seats'), number(seats)],
  ]
  return (
    <List>
      {facts
        .filter(([, , value]) => value)
        .map(([Icon, name, value]) => (
          <div key={name}>
            <Icon size={20} aria-hidden />
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  gap: ${space[3]};
  margin: 0;

  & > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space[3]};
  }
  svg {
    grid-row: span 2;
    margin-top: ${space[1]};
    color: ${color.primary};
  }
  dt {
    color: ${color.muted};
    font-size: ${font.size.small};
  }
  dd {
    margin: 0;
    font-weight: ${font.weight.medium};
    overflow-wrap: anywhere;
  }
`
