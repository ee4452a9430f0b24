import { absenceOn, type Absence } from '@mentor-connect/contract/mentoring/sessions/absences'
import { localDay } from '@mentor-connect/contract/rules/localDay'
import { paths } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { Small, space } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import type { Upcoming } from './useUpcoming'

/** Maximum number of sessions that are linked. */
const SHOWN = 5

interface BookedInAbsenceProps {
  absence: Absence
  timeZone: string
  upcoming: Upcoming | undefined
}

/**
 * Links the sessions that are booked during an absence. They are not cancelled, so the mentor has to move or cancel
 * them.
 */
export function BookedInAbsence({ absence, timeZone, upcoming }: BookedInAbsenceProps) {
  const t = useT()
  const { dateTime } = useFormats()
  if (!upcoming) return null
  const { meetings } = upcoming
  const booked = meetings.filter(({ start }) => absenceOn([absence], localDay(start, timeZone)))
  const last = meetings.at(-1)
  // Sessions are in order, so a session that was not loaded begins after the last loaded one.
  const isPart = upcoming.isPart && !(last && localDay(last.start, timeZone) > absence.to)
  if (booked.length === 0 && !isPart) return null
  return (
    <Booked>
      {booked.length > 0 && <Small>{t('sessions.absence.booked', { count: booked.length })}</Small>}
      {isPart && <Small>{t('sessions.absence.others')}</Small>}
      <ul>
        {booked.slice(0, SHOWN).map(({ id, start, partner }) => (
          <li key={id}>
            <Link to={paths.mentorArea.session(id)}>
              {dateTime(start)} · {partner.name}
            </Link>
          </li>
        ))}
        {(isPart || booked.length > SHOWN) && (
          <li>
            <Link to={paths.mentorArea.sessions}>{t('sessions.absence.all')}</Link>
          </li>
        )}
      </ul>
    </Booked>
  )
}

const Booked = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space[1]};
`
