import type { BusyConflict } from '@mentor-connect/contract/mentoring/busyCalendars'
import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { Notice } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { useT } from '../messages/useT'

/** Booked sessions during which a connected calendar says that the person is busy. They stay booked. */
export function ConflictList({ conflicts }: { conflicts: BusyConflict[] }) {
  const t = useT()
  const { session } = useSession()
  const { dateTime } = useFormats()
  if (conflicts.length === 0) return null
  const { session: pageOf } = session.role === 'mentor' ? paths.mentorArea : paths.learner
  return (
    <Notice tone="warning">
      <p>{t('sessions.busy.conflicts', { count: conflicts.length })}</p>
      <ul>
        {conflicts.map(({ meeting, start, partnerName }) => (
          <li key={meeting}>
            <Link to={pageOf(meeting)}>
              {dateTime(start)}
              {partnerName && ` · ${partnerName}`}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
