import { useSession } from '@mentor-connect/contract/auth'
import type { MeetingDetails } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Muted } from '@mentor-connect/ui'
import { Phone } from 'lucide-react'
import { useT } from '../messages/useT'
import { useCallTime } from './useCallTime'
import { useWhen } from './useWhen'

/** A link to the call of a session, or the time at which the call opens. */
export function CallLink({ meeting }: { meeting: MeetingDetails }) {
  const t = useT()
  const { time } = useWhen()
  const { session } = useSession()
  const { phase, opens } = useCallTime(meeting)
  const area = session.role === 'mentor' ? paths.mentorArea : paths.learner
  if (phase === 'over') return null
  if (phase === 'ahead')
    return <Muted>{t('sessions.call.opens', { time: time(new Date(opens).toISOString()) })}</Muted>
  return (
    <div>
      <ButtonLink to={area.sessionCall(meeting.id)}>
        <Phone size={18} aria-hidden />
        {t('sessions.call.join')}
      </ButtonLink>
    </div>
  )
}
