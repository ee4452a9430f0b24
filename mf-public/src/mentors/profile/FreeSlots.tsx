import { useEndpoint } from '@mentor-connect/api'
import { getSlots, type BookingState } from '@mentor-connect/contract/mentoring/sessions/availability'
import { useSession } from '@mentor-connect/contract/auth'
import { logInAndReturn, paths } from '@mentor-connect/contract/remote'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { zoneName } from '@mentor-connect/contract/rules/zoneName'
import { INTL_TAGS, useLocale } from '@mentor-connect/i18n'
import {
  Button,
  ButtonLink,
  Muted,
  Row,
  Small,
  Stack,
  VisuallyHidden,
  deviceZone,
  font,
  space,
} from '@mentor-connect/ui'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { SlotsRoom } from './SlotsRoom'

const DAYS = 14
const SHOWN = 3

interface FreeSlotsProps {
  mentorId: string
  /** Called if the mentor offers no sessions, so that the section can be hidden. */
  onNotOffered: () => void
}

/** The next free times of a mentor, in the reader's time zone. */
export function FreeSlots({ mentorId, onNotOffered }: FreeSlotsProps) {
  const t = useT()
  const locale = useLocale()
  // Fixed at mount, so that every render requests the same days.
  const [from] = useState(() => Date.now())
  const query = { from: iso(from), to: iso(from + DAYS * DAY_MS) }
  const { data, isLoading, retry } = useEndpoint(getSlots, { params: { mentorId }, query })
  const isOffered = data === undefined || data.kinds.length > 0
  useEffect(() => {
    if (!isOffered) onNotOffered()
  }, [isOffered, onNotOffered])

  if (isLoading || !isOffered)
    return (
      <SlotsRoom>
        <VisuallyHidden role="status">{t('public.mentor.slotsLoading')}</VisuallyHidden>
      </SlotsRoom>
    )
  if (!data)
    return (
      <Row>
        <Muted>{t('public.mentor.slotsFailed')}</Muted>
        <Button $variant="secondary" $small onClick={retry}>
          {t('ui.retry')}
        </Button>
      </Row>
    )
  if (data.isAway) return <Muted>{t('public.mentor.slotsAway')}</Muted>
  return (
    <SlotsRoom>
      <Stack $gap={4}>
        {data.slots.length === 0 ? (
          <Muted>{t('public.mentor.slotsNone')}</Muted>
        ) : (
          <Small>{t('public.mentor.slotsZone', { zone: zoneName(deviceZone(), INTL_TAGS[locale]) })}</Small>
        )}
        <Times>
          {data.slots.slice(0, SHOWN).map(({ start }) => (
            <li key={start}>
              <Time start={start} />
            </li>
          ))}
        </Times>
        <BookLink mentorId={mentorId} booking={data.booking} />
      </Stack>
    </SlotsRoom>
  )
}

interface BookLinkProps {
  mentorId: string
  /** Undefined for visitors and mentors. */
  booking: BookingState | undefined
}

/** A link to book a session, or the reason why this learner cannot book one. Mentors see nothing. */
function BookLink({ mentorId, booking = 'open' }: BookLinkProps) {
  const t = useT()
  const { session } = useSession()
  if (session.role === 'mentor') return null
  if (booking !== 'open') return <Muted>{t(`public.mentor.cannotBook.${booking}`)}</Muted>
  const place = paths.learner.bookSession(mentorId)
  const link = session.role ? { to: place } : logInAndReturn(place)
  return (
    <div>
      <ButtonLink {...link} $variant="secondary">
        {t(session.role ? 'public.mentor.slotsBook' : 'public.mentor.slotsLogIn')}
      </ButtonLink>
    </div>
  )
}

function Time({ start }: { start: string }) {
  const { time, weekdayDay } = dateFormats(useLocale())
  return (
    <time dateTime={start}>
      {weekdayDay(start)}, <Clock>{time(start)}</Clock>
    </time>
  )
}

const Clock = styled.span`
  white-space: nowrap;
`

const iso = (ms: number) => new Date(ms).toISOString()

const Times = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-weight: ${font.weight.medium};
`
