import type { MeetingDetails } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { JOIN_MINUTES_BEFORE } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { ButtonAnchor, ButtonLink, Muted } from '@mentor-connect/ui'
import { useAt } from '@mentor-connect/ui/countdown'
import { Video } from 'lucide-react'
import { useT } from '../messages/useT'
import { useWhen } from './useWhen'

interface JoinNoteProps {
  meeting: MeetingDetails
  /** Called at the time at which the link to the call becomes available. */
  onOpen: () => void
}

/** A link to the call, or the time at which the call opens. */
export function JoinNote({ meeting, onOpen }: JoinNoteProps) {
  const t = useT()
  const { time } = useWhen()
  const { session } = useSession()
  const { joinUrl, start, end, hasPlace, partner } = meeting
  const opens = Date.parse(start) - JOIN_MINUTES_BEFORE * 60_000
  useAt(joinUrl ? undefined : opens, onOpen)
  if (Date.parse(end) <= Date.now()) return null
  if (!hasPlace)
    return (
      <>
        <Muted>{t('sessions.noPlace', { name: partner.name })}</Muted>
        <div>
          {session.role === 'mentor' ? (
            <ButtonLink to={paths.mentorArea.hours}>{t('sessions.addPlace')}</ButtonLink>
          ) : (
            <ButtonLink $named to={`${paths.learner.chat}?with=${encodeURIComponent(partner.id)}`}>
              {t('sessions.write', { name: partner.name })}
            </ButtonLink>
          )}
        </div>
      </>
    )
  if (!joinUrl) return <Muted>{t('sessions.opens', { time: time(new Date(opens).toISOString()) })}</Muted>
  return (
    <div>
      <ButtonAnchor $variant="secondary" href={joinUrl} target="_blank" rel="noopener noreferrer">
        <Video size={18} aria-hidden />
        {t('sessions.join')}
      </ButtonAnchor>
    </div>
  )
}
