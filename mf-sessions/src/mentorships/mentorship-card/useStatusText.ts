import type { Mentorship } from '@mentor-connect/contract/mentoring/mentorships'
import { useFormats } from '@mentor-connect/i18n'
import { useT } from '../messages/useT'
import { useSide } from '../useSide'

/** Returns a function that describes the state of a mentorship in one sentence. */
export function useStatusText(): (mentorship: Mentorship) => string {
  const t = useT()
  const { longDate } = useFormats()
  const { side } = useSide()
  return ({ state, waitsFor, dueAt, changedAt, partner }) => {
    const values = { name: partner.name, date: longDate(dueAt ?? changedAt) }
    if (state === 'requested' || state === 'asked' || state === 'accepted')
      return t(`mentorship.status.${state}.${side}`, values)
    if (state !== 'active') return t(`mentorship.status.${state}`, values)
    if (!waitsFor) return t('mentorship.status.active', values)
    return t(
      waitsFor === side ? 'mentorship.status.proposed.mine' : 'mentorship.status.proposed.theirs',
      values,
    )
  }
}
