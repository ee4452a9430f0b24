import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink } from '@mentor-connect/ui'
import { useT } from './messages/useT'
import { useMentors } from './useMentors'

/** Leads to the mentorships, if somebody accompanies the learner. */
export function MentorshipLink() {
  const t = useT()
  const [one, ...others] = useMentors() ?? []
  if (!one) return null
  return others.length === 0 ? (
    <ButtonLink to={paths.learner.mentorship(one.id)} $variant="secondary">
      {t('learner.plan.mentorship', { name: one.partner.name })}
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.learner.mentorships} $variant="secondary">
      {t('learner.plan.mentorships')}
    </ButtonLink>
  )
}
