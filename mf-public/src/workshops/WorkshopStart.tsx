import type { Workshop } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { Tag } from '@mentor-connect/ui'
import { useCountdown } from '@mentor-connect/ui/countdown'
import { Clock } from 'lucide-react'
import styled from 'styled-components'
import { useT } from './messages/useT'

/** The time until the workshop begins. Its line is reserved until the page is hydrated. */
export function WorkshopStart({ workshop }: { workshop: Workshop }) {
  const t = useT()
  const countdown = useCountdown(workshop)
  if (workshop.state !== 'open' || countdown?.phase === 'over') return null
  return (
    <Place>
      {countdown && (
        <Tag $tone={countdown.phase === 'now' ? 'success' : 'primary'}>
          <Clock size={16} aria-hidden />
          {countdown.phase === 'ahead'
            ? t('public.workshops.startsIn', { time: countdown.left })
            : t('public.workshops.isOn')}
        </Tag>
      )}
    </Place>
  )
}

const Place = styled.p`
  min-height: 2rem;
`
