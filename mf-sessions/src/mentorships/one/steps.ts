import type { MentorshipDetails } from '@mentor-connect/contract/mentoring/mentorships'

const STEPS = ['requested', 'accepted', 'active', 'completed'] as const
type Step = (typeof STEPS)[number]
type Closed = Exclude<MentorshipDetails['state'], Step | 'asked'>

export interface StepOnTheWay {
  step: Step | Closed
  place: 'done' | 'current' | 'ahead'
}

/**
 * The steps of a mentorship, from the request on. If it was closed early, the steps that it did not reach are left
 * out and the way in which it was closed is the last one.
 */
export function stepsOf({ state, history }: Pick<MentorshipDetails, 'state' | 'history'>): StepOnTheWay[] {
  const now = STEPS.indexOf(state === 'asked' ? 'requested' : (state as Step))
  if (now >= 0)
    return STEPS.map((step, index) => ({
      step,
      place: index === now ? 'current' : index < now ? 'done' : 'ahead',
    }))
  const happened = (event: string) => history.some((one) => one.event === event)
  const reached = STEPS.slice(0, happened('confirm') ? 3 : happened('accept') ? 2 : 1)
  return [
    ...reached.map((step) => ({ step, place: 'done' as const })),
    { step: state as Closed, place: 'current' },
  ]
}
