import { useSession } from '@mentor-connect/shared/auth'
import { paths } from '@mentor-connect/shared/remote'
import { ButtonLink } from '@mentor-connect/shared/ui'
import { useT } from '../messages/useT'

/** The way in: to sign-up for visitors, to their own area for who is signed in. */
export function AccountButton({ onFollow }: { onFollow: () => void }) {
  const t = useT()
  const { session } = useSession()
  if (session.status === 'signed-out')
    return (
      <ButtonLink to={paths.signUp} onClick={onFollow}>
        {t('public.nav.signUp')}
      </ButtonLink>
    )
  return (
    <ButtonLink to={session.role === 'user' ? paths.learner.home : paths.mentorArea.home} onClick={onFollow}>
      {t('public.nav.dashboard')}
    </ButtonLink>
  )
}
