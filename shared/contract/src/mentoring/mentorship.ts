/** States of a mentorship from the request to the end. `cancelled`: an account was suspended, rejected or deleted. */
export const MENTORSHIP_STATES = [
  'requested',
  'asked',
  'accepted',
  'active',
  'completed',
  'declined',
  'withdrawn',
  'expired',
  'lapsed',
  'ended',
  'cancelled',
] as const
export type MentorshipState = (typeof MENTORSHIP_STATES)[number]

/** States of requests that wait for an answer. Requests in these states count towards `OPEN_REQUESTS_MAX`. */
export const REQUEST_STATES = ['requested', 'asked'] as const satisfies MentorshipState[]
/** States of mentorships that take one of the mentor's places. */
export const PLACED_STATES = ['accepted', 'active'] as const satisfies MentorshipState[]
/** States of open mentorships. Two people have at most one open mentorship with each other. */
export const OPEN_STATES = [...REQUEST_STATES, ...PLACED_STATES] as const

export type MentorshipSide = 'learner' | 'mentor'

/** Actions that the two people of a mentorship can take after the request. */
export const MENTORSHIP_ACTS = [
  'ask',
  'answer',
  'accept',
  'decline',
  'withdraw',
  'confirm',
  'complete',
  'continue',
  'end',
] as const
export type MentorshipAct = (typeof MENTORSHIP_ACTS)[number]

interface ActRule {
  by: readonly MentorshipSide[]
  from: readonly MentorshipState[]
  to: MentorshipState
  /** Says if a text is needed with the action or optional. Absent if the action has no text. */
  text?: 'needed' | 'optional'
}

/**
 * For each action: who may take it in which states, and the state to which it leads. Completing needs both people:
 * the first one only proposes it, which does not change the state.
 */
export const ACT_RULES: Record<MentorshipAct, ActRule> = {
  ask: { by: ['mentor'], from: ['requested'], to: 'asked', text: 'needed' },
  answer: { by: ['learner'], from: ['asked'], to: 'requested', text: 'needed' },
  accept: { by: ['mentor'], from: REQUEST_STATES, to: 'accepted', text: 'optional' },
  decline: { by: ['mentor'], from: REQUEST_STATES, to: 'declined', text: 'optional' },
  withdraw: { by: ['learner'], from: REQUEST_STATES, to: 'withdrawn' },
  confirm: { by: ['learner'], from: ['accepted'], to: 'active' },
  complete: { by: ['learner', 'mentor'], from: ['active'], to: 'completed' },
  /** Rejects the other person's proposal to complete, or withdraws one's own. */
  continue: { by: ['learner', 'mentor'], from: ['active'], to: 'active' },
  /** Ends the mentorship at once. The text is a private note: only the person who wrote it can read it. */
  end: { by: ['learner', 'mentor'], from: PLACED_STATES, to: 'ended', text: 'optional' },
}

interface Situation {
  state: MentorshipState
  /** The side that has proposed to complete the mentorship. */
  proposedBy?: MentorshipSide | undefined
  /** Number of questions that the mentor has asked before the decision. */
  questions: number
}

/** Returns true if this person may take the action now. Only the server checks free places and held sessions. */
export function mayAct(
  act: MentorshipAct,
  side: MentorshipSide,
  { state, proposedBy, questions }: Situation,
) {
  const { by, from } = ACT_RULES[act]
  if (!by.includes(side) || !from.includes(state)) return false
  if (act === 'ask') return questions < QUESTIONS_BACK_MAX
  if (act === 'complete') return proposedBy !== side
  return act !== 'continue' || proposedBy !== undefined
}

/** Returns the side that has to act next; undefined if neither has to. */
export function waitsFor({ state, proposedBy }: Omit<Situation, 'questions'>): MentorshipSide | undefined {
  if (state === 'requested') return 'mentor'
  if (state === 'asked' || state === 'accepted') return 'learner'
  if (state !== 'active' || !proposedBy) return undefined
  return proposedBy === 'mentor' ? 'learner' : 'mentor'
}

/** The facts that decide if a learner can send a request to one mentor. */
interface Asking {
  state: 'open' | 'paused' | 'full' | 'closed'
  mentorshipId?: string | undefined
  closedUntil?: string | undefined
  needsConsent?: true | undefined
  requestsLeft?: number | undefined
}
export type AskObstacle = 'exists' | 'consent' | 'declined' | 'closed' | 'paused' | 'full' | 'tooMany'

/** Returns the reason why a learner cannot ask a mentor now; undefined if the learner can. */
export function askObstacle({
  state,
  mentorshipId,
  closedUntil,
  needsConsent,
  requestsLeft,
}: Asking): AskObstacle | undefined {
  if (mentorshipId) return 'exists'
  if (needsConsent) return 'consent'
  if (closedUntil) return 'declined'
  if (state !== 'open') return state
  return requestsLeft === 0 ? 'tooMany' : undefined
}

/** Maximum number of open requests of one learner. */
export const OPEN_REQUESTS_MAX = 5
/**
 * Maximum number of requests of one learner within 24 hours, to one mentor and to all mentors. Withdrawn requests
 * count, too.
 */
export const REQUESTS_PER_MENTOR_AND_DAY = 3
export const REQUESTS_PER_DAY = 10
/** Maximum number of questions that a mentor may ask before the decision. */
export const QUESTIONS_BACK_MAX = 2
/** Minimum and maximum length of the learner's goal, in grapheme clusters. */
export const MENTORSHIP_GOAL_MIN = 40
export const MENTORSHIP_GOAL_MAX = 1000
/** Maximum length of a question, an answer, or a text with a decision, in grapheme clusters. */
export const MENTORSHIP_TEXT_MAX = 1000

/** Days until a request expires. A question and its answer each restart this period. */
export const ANSWER_DAYS = 7
/** Days that the learner has to confirm an accepted mentorship. */
export const CONFIRM_DAYS = 14
/** Days after which a mentorship is completed if the other person does not respond to the proposal. */
export const COMPLETION_DAYS = 14
/** Numbers of days after which a person who has to act is reminded. */
export const NUDGE_DAYS = [3, 6] as const
/** Days during which a learner cannot send a new request to a mentor who has declined. */
export const DECLINE_CLOSES_DAYS = 90
/** Number of consecutive requests that a mentor lets expire before new requests are paused. */
export const EXPIRED_REQUESTS_PAUSE = 2
/** A mentor who has been inactive for this many days gets no new requests until he or she resumes. */
export const AWAY_DAYS = 30

/**
 * Maximum number of simultaneous mentorships of a mentor: the default, and the highest value that a mentor can
 * choose.
 */
export const CAPACITY_DEFAULT = 3
export const CAPACITY_MAX = 20

/** Maximum number of certificates that a learner can attach to one request. */
export const ATTACHED_CERTIFICATES_MAX = 10

export const MENTORSHIPS_PAGE = 10
