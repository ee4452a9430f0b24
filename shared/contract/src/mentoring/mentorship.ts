/** A mentorship from its request to its end. `cancelled`: an account was suspended, rejected or deleted. */
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

/** Waiting for an answer; they count for `OPEN_REQUESTS_MAX`. */
export const REQUEST_STATES = ['requested', 'asked'] as const satisfies MentorshipState[]
/** States of mentorships that take one of the mentor's places. */
export const PLACED_STATES = ['accepted', 'active'] as const satisfies MentorshipState[]
/** Two people have at most one of these. */
export const OPEN_STATES = [...REQUEST_STATES, ...PLACED_STATES] as const

export type MentorshipSide = 'learner' | 'mentor'

/** What its two people do after the request. */
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
  /** Whether a text belongs to it; without this it has none. */
  text?: 'needed' | 'optional'
}

/** Who may do what in which state. Completing takes both: the first one proposes, which changes no state. */
export const ACT_RULES: Record<MentorshipAct, ActRule> = {
  ask: { by: ['mentor'], from: ['requested'], to: 'asked', text: 'needed' },
  answer: { by: ['learner'], from: ['asked'], to: 'requested', text: 'needed' },
  accept: { by: ['mentor'], from: REQUEST_STATES, to: 'accepted', text: 'optional' },
  decline: { by: ['mentor'], from: REQUEST_STATES, to: 'declined', text: 'optional' },
  withdraw: { by: ['learner'], from: REQUEST_STATES, to: 'withdrawn' },
  confirm: { by: ['learner'], from: ['accepted'], to: 'active' },
  complete: { by: ['learner', 'mentor'], from: ['active'], to: 'completed' },
  /** The other one does not want to complete yet, or the proposal is taken back. */
  continue: { by: ['learner', 'mentor'], from: ['active'], to: 'active' },
  /** At once. The text is for the own memory: nobody else reads it. */
  end: { by: ['learner', 'mentor'], from: PLACED_STATES, to: 'ended', text: 'optional' },
}

interface Situation {
  state: MentorshipState
  /** Who has proposed to complete it. */
  proposedBy?: MentorshipSide | undefined
  /** How often the mentor has asked. */
  questions: number
}

/** Whether one of the two may do this now. Places and held sessions are judged by the server alone. */
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

/** Who has to act next, if anybody has. */
export function waitsFor({ state, proposedBy }: Omit<Situation, 'questions'>): MentorshipSide | undefined {
  if (state === 'requested') return 'mentor'
  if (state === 'asked' || state === 'accepted') return 'learner'
  if (state !== 'active' || !proposedBy) return undefined
  return proposedBy === 'mentor' ? 'learner' : 'mentor'
}

/** What a learner knows of asking one mentor. */
interface Asking {
  state: 'open' | 'paused' | 'full' | 'closed'
  mentorshipId?: string | undefined
  closedUntil?: string | undefined
  needsConsent?: true | undefined
  requestsLeft?: number | undefined
}
export type AskObstacle = 'exists' | 'consent' | 'declined' | 'closed' | 'paused' | 'full' | 'tooMany'

/** Why a learner cannot ask a mentor now, if so. */
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

/** Open requests of one learner. */
export const OPEN_REQUESTS_MAX = 5
/** Requests of one learner within 24 hours, to one mentor and to all: also those that were withdrawn. */
export const REQUESTS_PER_MENTOR_AND_DAY = 3
export const REQUESTS_PER_DAY = 10
/** How often a mentor may ask before the decision. */
export const QUESTIONS_BACK_MAX = 2
/** Grapheme clusters of what a learner wants to reach. */
export const MENTORSHIP_GOAL_MIN = 40
export const MENTORSHIP_GOAL_MAX = 1000
/** Grapheme clusters of a question, an answer, or a word with a decision. */
export const MENTORSHIP_TEXT_MAX = 1000

/** Days until a request expires; a question and its answer begin them again. */
export const ANSWER_DAYS = 7
/** Days in which the learner confirms what was accepted. */
export const CONFIRM_DAYS = 14
/** Days after which silence agrees to the completion that the other one has proposed. */
export const COMPLETION_DAYS = 14
/** Days after which somebody who has to act is reminded. */
export const NUDGE_DAYS = [3, 6] as const
/** Days in which a learner cannot ask a mentor again who has declined. */
export const DECLINE_CLOSES_DAYS = 90
/** Requests that a mentor lets expire in a row before new ones are paused. */
export const EXPIRED_REQUESTS_PAUSE = 2
/** A mentor who has not been here for so many days takes no new requests until he or she resumes. */
export const AWAY_DAYS = 30

/** Learners whom a mentor accompanies at the same time. */
export const CAPACITY_DEFAULT = 3
export const CAPACITY_MAX = 20

/** Certificates that a learner attaches to one request. */
export const ATTACHED_CERTIFICATES_MAX = 10

export const MENTORSHIPS_PAGE = 10
