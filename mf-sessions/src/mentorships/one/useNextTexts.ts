import type { MentorshipDetails } from '@mentor-connect/contract/mentoring/mentorships'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { DECLINE_CLOSES_DAYS } from '@mentor-connect/contract/mentoring/mentorship'
import { useFormats } from '@mentor-connect/i18n'
import { useT } from '../messages/useT'
import { useSide } from '../useSide'

/** Returns a function that describes the next step of a mentorship, as a heading and a sentence. */
export function useNextTexts(): (mentorship: MentorshipDetails) => { title: string; text: string } {
  const t = useT()
  const { side } = useSide()
  const { dateTime, longDate } = useFormats()
  return (mentorship) => {
    const { partner, dueAt, changedAt } = mentorship
    const again = new Date(Date.parse(changedAt) + DECLINE_CLOSES_DAYS * DAY_MS).toISOString()
    const date = mentorship.state === 'declined' ? longDate(again) : dateTime(dueAt ?? changedAt)
    const values = { name: partner.name, date }
    const situation = situationOf(mentorship, side)
    return {
      title: t(`mentorship.next.${situation}`, values),
      text: t(`mentorship.next.${situation}.text`, values),
    }
  }
}

function situationOf(
  { state, waitsFor, proposedBy, hasHeldSession, history }: MentorshipDetails,
  side: 'learner' | 'mentor',
) {
  switch (state) {
    case 'requested':
    case 'asked':
    case 'accepted':
    case 'declined':
    case 'expired':
    case 'lapsed':
      return `${state}.${side}` as const
    case 'active':
      if (proposedBy) return waitsFor === side ? 'proposed.mine' : 'proposed.theirs'
      return hasHeldSession ? (`active.${side}` as const) : (`begun.${side}` as const)
    case 'ended':
      return history.at(-1)?.by === side ? 'ended.mine' : 'ended.theirs'
    default:
      return state
  }
}
