import type { MeetingDetails } from '@mentor-connect/contract/api/meetings'
import { JOIN_MINUTES_BEFORE } from '@mentor-connect/contract/rules/sessionLimits'
import { ButtonAnchor, Muted } from '@mentor-connect/ui'
import { Video } from 'lucide-react'
import { useT } from '../messages/useT'
import { useWhen } from './useWhen'

/** The way into the call, or when it opens. */
export function JoinNote({ meeting }: { meeting: MeetingDetails }) {
  const t = useT()
  const { time } = useWhen()
  const { joinUrl, start, end, hasPlace, partner } = meeting
  if (Date.parse(end) <= Date.now()) return null
  if (!hasPlace) return <Muted>{t('sessions.noPlace', { name: partner.name })}</Muted>
  if (!joinUrl) {
    const opens = new Date(Date.parse(start) - JOIN_MINUTES_BEFORE * 60_000).toISOString()
    return <Muted>{t('sessions.opens', { time: time(opens) })}</Muted>
  }
  return (
    <div>
      <ButtonAnchor href={joinUrl} target="_blank" rel="noopener noreferrer">
        <Video size={18} aria-hidden />
        {t('sessions.join')}
      </ButtonAnchor>
    </div>
  )
}
