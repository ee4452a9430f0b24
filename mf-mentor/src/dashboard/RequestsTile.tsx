import { useEndpoint } from '@mentor-connect/api'
import { getMentorships } from '@mentor-connect/contract/mentoring/mentorships'
import { paths } from '@mentor-connect/contract/remote'
import { PAGE_SIZE_MAX } from '@mentor-connect/contract/rules/limits'
import { useFormats } from '@mentor-connect/i18n'
import { HeartHandshake } from 'lucide-react'
import { useT } from '../messages/useT'
import { Tile } from './Tile'

/** The number of mentorship requests that wait for this mentor. */
export function RequestsTile() {
  const t = useT()
  const { number } = useFormats()
  const { data } = useEndpoint(getMentorships, { query: { which: 'requests', limit: PAGE_SIZE_MAX } })
  if (!data) return null
  const waiting = data.mentorships.filter(({ waitsFor }) => waitsFor === 'mentor').length
  return (
    <Tile
      icon={HeartHandshake}
      label={t('mentor.dashboard.stat.requests')}
      to={paths.mentorArea.mentorships}
      value={number(waiting)}
    />
  )
}
