import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'

/** Leads a learner to the free times of a mentor. */
export function BookButton({ mentorId }: { mentorId: string }) {
  const t = useT()
  const { session } = useSession()
  if (session.status !== 'signed-in' || session.role !== 'user') return null
  return (
    <ButtonLink $variant="secondary" to={paths.learner.bookSession(mentorId)}>
      {t('public.profile.book')}
    </ButtonLink>
  )
}
