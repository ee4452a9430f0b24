import { callerOf, type Session } from '../../platform/http/access'
import type { Participant } from './meetings.repo'

/** The caller as one of the two people of a meeting. */
export const participant = (session: Session | null): Participant => ({
  personId: callerOf(session),
  role: session!.role,
})
