import { callerOf, type Session } from '../../platform/http/access'
import type { Participant } from './mentorships.repo'

/** Returns the caller as one of the two people of a mentorship. */
export const participant = (session: Session | null): Participant => ({
  personId: callerOf(session),
  side: session?.role === 'mentor' ? 'mentor' : 'learner',
})
