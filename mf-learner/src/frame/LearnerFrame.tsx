import { fileUrl } from '@mentor-connect/api'
import { useFlushUnsent } from '@mentor-connect/api/unsent'
import { useLearner, useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { toItem, useNavigation, useTabs, withAdded } from '@mentor-connect/ui/slots'
import { AreaFrame, type AreaItem } from '@mentor-connect/ui'
import { Compass, Heart, House, UserRound, Users } from 'lucide-react'
import { Outlet } from 'react-router-dom'
import { useT } from '../messages/useT'

export function LearnerFrame() {
  const t = useT()
  const { session, signOut } = useSession()
  const learner = useLearner()
  useFlushUnsent(learner?._id)
  const items = useEntries()
  const header = useNavigation('learner.header').map(toItem)
  const { home, profile } = paths.learner

  return (
    <AreaFrame
      label={t('learner.nav.label')}
      home={home}
      items={items}
      header={header}
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

/**
 * Navigation entries of learners. Entries of other areas become tabs inside them. *Mentors* leads to its first tab,
 * because it has no page of its own.
 */
function useEntries(): AreaItem[] {
  const t = useT()
  const added = useNavigation('learner.navigation')
  const [explore, mentors, favourites] = [
    useTabs('learner.explore'),
    useTabs('learner.mentors'),
    useTabs('learner.favourites'),
  ]
  const { home, plan, explore: courses, resources, bookmarks, profile } = paths.learner
  return withAdded(
    [
      { to: home, also: [plan], label: t('learner.nav.home'), icon: House },
      { to: courses, also: [resources], label: t('learner.nav.explore'), icon: Compass, tabs: explore },
      {
        to: mentors[0]?.to ?? paths.learner.mentorships,
        label: t('learner.nav.mentors'),
        icon: Users,
        tabs: mentors,
      },
      { to: bookmarks, label: t('learner.nav.favourites'), icon: Heart, tabs: favourites },
      { to: profile, label: t('learner.nav.profile'), icon: UserRound },
    ],
    added,
  )
}
