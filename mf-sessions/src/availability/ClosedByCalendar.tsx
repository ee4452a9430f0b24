import { useEndpoint } from '@mentor-connect/api'
import { getBusyCalendars, getBusyTimes } from '@mentor-connect/contract/mentoring/busyCalendars'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { paths } from '@mentor-connect/contract/remote'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { useLocale } from '@mentor-connect/i18n'
import { Card, SectionTitle, Small, Stack } from '@mentor-connect/ui'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '../messages/useT'

const DAYS = 14
/** Maximum number of times that are listed. */
const SHOWN = 5

/**
 * The next times at which connected calendars close the mentor's hours. Renders nothing while they load or if
 * loading fails, because the hours do not depend on them.
 */
export function ClosedByCalendar() {
  const t = useT()
  const titleId = useId()
  const { data } = useEndpoint(getBusyCalendars, {})
  if (!data) return null
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack $gap={3}>
        <SectionTitle id={titleId}>{t('sessions.closed.title')}</SectionTitle>
        {data.calendars.length > 0 ? <ClosedTimes /> : <p>{t('sessions.closed.connect')}</p>}
        {data.calendars.some(({ failure }) => failure) && <p>{t('sessions.closed.failed')}</p>}
        <p>
          <Link to={paths.mentorArea.calendar}>{t('sessions.closed.link')}</Link>
        </p>
      </Stack>
    </Card>
  )
}

function ClosedTimes() {
  const t = useT()
  const { span } = dateFormats(useLocale())
  // Rounded to whole hours, so that the page makes the same request when it is opened again.
  const [query] = useState(() => {
    const from = new Date()
    from.setUTCMinutes(0, 0, 0)
    return { from: from.toISOString(), to: new Date(from.getTime() + DAYS * DAY_MS).toISOString() }
  })
  const { data } = useEndpoint(getBusyTimes, { query })
  if (!data) return null
  const count = data.times.length
  if (count === 0) return <p>{t('sessions.closed.none', { days: DAYS })}</p>
  return (
    <>
      <p>{t(data.hasMore ? 'sessions.closed.more' : 'sessions.closed.text', { count, days: DAYS })}</p>
      <ul>
        {data.times.slice(0, SHOWN).map(({ start, end }) => (
          <li key={start}>
            <Small>{span(start, end)}</Small>
          </li>
        ))}
      </ul>
    </>
  )
}
