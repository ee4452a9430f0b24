import type { MeetingDetails } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { DescriptionList } from '@mentor-connect/ui'
import { CalendarDays, Globe, MessageCircle } from 'lucide-react'
import { useT } from '../messages/useT'
import { useWhen } from './useWhen'

/** Time and topic of a session. The partner's local time is added if the time zones differ. */
export function SessionFacts({ meeting }: { meeting: MeetingDetails }) {
  const t = useT()
  const { span, zone } = useWhen()
  const { topic, partner, partnerTimeZone } = meeting
  const here = span(meeting)
  const there = partnerTimeZone && {
    icon: Globe,
    name: t('sessions.whenThere', { name: partner.name, zone: zone(partnerTimeZone, meeting.start) }),
    value: span(meeting, partnerTimeZone),
  }
  return (
    <DescriptionList
      items={[
        { icon: CalendarDays, name: t('sessions.when'), value: here },
        ...(there && there.value !== here ? [there] : []),
        ...(topic ? [{ icon: MessageCircle, name: t('sessions.topic'), value: topic }] : []),
      ]}
    />
  )
}
