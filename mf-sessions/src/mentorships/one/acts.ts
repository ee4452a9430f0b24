import {
  acceptMentorship,
  answerMentor,
  askLearner,
  completeMentorship,
  confirmMentorship,
  continueMentorship,
  declineMentorship,
  endMentorship,
  withdrawMentorship,
  type MentorshipDetails,
} from '@mentor-connect/contract/mentoring/mentorships'
import type { MentorshipAct, MentorshipSide } from '@mentor-connect/contract/mentoring/mentorship'

export const ENDPOINTS = {
  ask: askLearner,
  answer: answerMentor,
  accept: acceptMentorship,
  decline: declineMentorship,
  withdraw: withdrawMentorship,
  confirm: confirmMentorship,
  complete: completeMentorship,
  continue: continueMentorship,
  end: endMentorship,
} satisfies Record<MentorshipAct, unknown>

/**
 * Name of an action in texts. `complete` either proposes the completion or agrees to it; `continue` either refuses
 * the proposal or takes it back.
 */
export type ActName =
  | Exclude<MentorshipAct, 'complete' | 'continue'>
  | 'propose'
  | 'agree'
  | 'refuse'
  | 'takeBack'

type Proposal = Pick<MentorshipDetails, 'proposedBy'>

export function nameOf(act: MentorshipAct, { proposedBy }: Proposal, side: MentorshipSide): ActName {
  if (act === 'complete') return proposedBy ? 'agree' : 'propose'
  if (act === 'continue') return proposedBy === side ? 'takeBack' : 'refuse'
  return act
}

/** Actions that close the mentorship. Their buttons come last and are less prominent. */
export const CLOSING: readonly ActName[] = ['decline', 'withdraw', 'end']

const MAIN: readonly MentorshipAct[] = ['accept', 'answer', 'confirm', 'complete']

/** The actions that the person may take. If it is this person's turn, the main action comes first. */
export function orderedActs({ mayDo, waitsFor }: MentorshipDetails, side: MentorshipSide) {
  const main = waitsFor === side ? mayDo.find((act) => MAIN.includes(act)) : undefined
  const rank = (act: MentorshipAct) => (act === main ? 0 : CLOSING.includes(act as ActName) ? 2 : 1)
  return { main, acts: [...mayDo].sort((a, b) => rank(a) - rank(b)) }
}
