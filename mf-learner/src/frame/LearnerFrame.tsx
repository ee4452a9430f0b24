import { fileUrl } from '@mentor-connect/api'
import { useLearner, useSession } from '@mentor-connect/contract/auth'
import { useFlushUnsentProgress } from '@mentor-connect/api/progress'
import { paths } from '@mentor-connect/contract/remote'
import { AreaFrame } from '@mentor-connect/ui'
import { Compass, Heart, House, MessageCircle, UserRound } from 'lucide-react'
import { Outlet } from 'react-router-dom'
import { useT } from '../messages/useT'

export function LearnerFrame() {
  const t = useT()
  const { session, signOut } = useSession()
  const learner = useLearner()
  useFlushUnsentProgress(learner?._id)
  const { home, explore, chat, bookmarks, profile } = paths.learner

  return (
    <AreaFrame
      label={t('learner.nav.label')}
      home={home}
      items={[
        { to: home, label: t('learner.nav.home'), icon: House },
        { to: explore, label: t('learner.nav.explore'), icon: Compass },
        { to: chat, label: t('learner.nav.chat'), icon: MessageCircle },
        { to: bookmarks, label: t('learner.nav.favourites'), icon: Heart },
        { to: profile, label: t('learner.nav.profile'), icon: UserRound },
      ]}
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
