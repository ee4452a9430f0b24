/** The two people of a session. */
export const SESSION_SIDES = ['learner', 'mentor'] as const
export type SessionSide = (typeof SESSION_SIDES)[number]

export const otherSide = (side: SessionSide): SessionSide => (side === 'mentor' ? 'learner' : 'mentor')

/**
 * Statements of one person about the other: `met`: the session took place · `absent`: the other person did not come.
 */
export const ATTENDANCE_MARKS = ['met', 'absent'] as const
export type AttendanceMark = (typeof ATTENDANCE_MARKS)[number]

export const SESSION_OUTCOMES = ['held', 'learner_absent', 'mentor_absent'] as const
export type SessionOutcome = (typeof SESSION_OUTCOMES)[number]

/**
 * Returns the outcome of a past session. It counts as held, unless one person was marked as absent and does not
 * contradict.
 */
export function outcomeOf({ learner, mentor }: Partial<Record<SessionSide, AttendanceMark>>): SessionOutcome {
  if (mentor === 'absent' && !learner) return 'learner_absent'
  if (learner === 'absent' && !mentor) return 'mentor_absent'
  return 'held'
}
