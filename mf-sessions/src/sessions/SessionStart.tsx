import type { MeetingDetails } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { font } from '@mentor-connect/ui'
import { useCountdown } from '@mentor-connect/ui/countdown'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** The time until the session begins. */
export function SessionStart({ meeting }: { meeting: MeetingDetails }) {
  const t = useT()
  const countdown = useCountdown(meeting)
  if (meeting.state !== 'booked' || !countdown || countdown.phase === 'over') return null
  return (
    <Line>
      {countdown.phase === 'ahead' ? t('sessions.startsIn', { time: countdown.left }) : t('sessions.isOn')}
    </Line>
  )
}

const Line = styled.p`
  font-weight: ${font.weight.semibold};
`
