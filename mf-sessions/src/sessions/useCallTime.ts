import type { MeetingDetails } from '@mentor-connect/contract/mentoring/sessions/meetings'
import {
  SESSION_CALL_CLOSES_AFTER,
  SESSION_CALL_OPENS_BEFORE,
} from '@mentor-connect/contract/messages/callRules'
import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { useAt } from '@mentor-connect/ui/countdown'
import { useReducer } from 'react'

/** Says if the call of a session is open, and renders again when it opens and when it closes. `opens`: ms since 1970. */
export function useCallTime({ start, end, state }: Pick<MeetingDetails, 'start' | 'end' | 'state'>) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const opens = Date.parse(start) - SESSION_CALL_OPENS_BEFORE * MINUTE_MS
  const closes = Date.parse(end) + SESSION_CALL_CLOSES_AFTER * MINUTE_MS
  useAt(opens, renderAgain)
  useAt(closes, renderAgain)
  const now = Date.now()
  const phase: 'ahead' | 'open' | 'over' =
    state !== 'booked' || now >= closes ? 'over' : now < opens ? 'ahead' : 'open'
  return { phase, opens }
}
