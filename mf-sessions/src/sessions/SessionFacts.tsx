import type { MeetingDetails } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { DescriptionList } from '@mentor-connect/ui'
import { CalendarDays, Globe, MessageCircle } from 'lucide-react'
import { useT } from '../messages/useT'
import { useWhen } from './useWhen'

/** When and what about. The clock of the other person is told where it differs. */
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
