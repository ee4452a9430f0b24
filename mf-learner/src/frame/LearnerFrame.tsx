import { fileUrl } from '@mentor-connect/api'
import { useFlushUnsent } from '@mentor-connect/api/unsent'
import { useLearner, useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { useNavigation, withAdded } from '@mentor-connect/ui/slots'
import { AreaFrame } from '@mentor-connect/ui'
import { Compass, Heart, House, UserRound } from 'lucide-react'
import { Outlet } from 'react-router-dom'
import { useT } from '../messages/useT'

export function LearnerFrame() {
  const t = useT()
  const { session, signOut } = useSession()
  const learner = useLearner()
  useFlushUnsent(learner?._id)
  const added = useNavigation('learner.navigation')
  const { home, explore, bookmarks, profile } = paths.learner

  return (
    <AreaFrame
      label={t('learner.nav.label')}
      home={home}
      items={withAdded(
        [
          { to: home, label: t('learner.nav.home'), icon: House },
          { to: explore, label: t('learner.nav.explore'), icon: Compass },
          { to: bookmarks, label: t('learner.nav.favourites'), icon: Heart },
          { to: profile, label: t('learner.nav.profile'), icon: UserRound },
        ],
        added,
      )}
      person={{
        name: learner?.name ?? session.data?.name ?? '',
        picture: learner?.profile && fileUrl(learner.profile),
        to: profile,
        label: t('learner.nav.profile'),
      }}
      onSignOut={signOut}
    >
      <Outlet />
    </AreaFrame>
  )
}
