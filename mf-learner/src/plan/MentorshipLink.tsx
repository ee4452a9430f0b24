import { useEndpoint } from '@mentor-connect/api'
import { getMentorships } from '@mentor-connect/contract/api/mentorships'
import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink } from '@mentor-connect/ui'
import { useT } from './messages/useT'

/** Leads to the mentorships, if somebody accompanies the learner. */
export function MentorshipLink() {
  const t = useT()
  const { data } = useEndpoint(getMentorships, { query: { which: 'current', limit: 1 } })
  const one = data?.mentorships[0]
  if (!data || !one) return null
  return data.pagination.totalItems === 1 ? (
    <ButtonLink to={paths.learner.mentorship(one.id)} $variant="secondary">
      {t('learner.plan.mentorship', { name: one.partner.name })}
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.learner.mentorships} $variant="secondary">
      {t('learner.plan.mentorships')}
    </ButtonLink>
  )
}
