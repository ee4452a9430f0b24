import { callerOf, type Session } from '../../platform/http/access'

export interface Participant {
  personId: string
  role: 'user' | 'mentor'
}

/** Returns the caller as one of the two people of a session. */
export const participant = (session: Session | null): Participant => ({
  personId: callerOf(session),
  role: session!.role,
})
