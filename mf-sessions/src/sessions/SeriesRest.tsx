import type { Meeting } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { Folded, Stack } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import { useT } from '../messages/useT'
import { useWhen } from './useWhen'

interface SeriesRestProps {
  meetings: Meeting[]
  /** The cards of these sessions. */
  children: ReactNode
}

/** The other sessions of a series in a list. They are folded, so that only their dates are visible. */
export function SeriesRest({ meetings, children }: SeriesRestProps) {
  const t = useT()
  const { dayMonth } = useWhen()
  const dates = meetings.map(({ start }) => dayMonth(start)).join(', ')
  return (
    <Folded>
      <summary>{t('sessions.list.seriesRest', { count: meetings.length, dates })}</summary>
      <Stack as="ul">{children}</Stack>
    </Folded>
  )
}
