import { fileUrl } from '@mentor-connect/api'
import { useMentor, useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { toItem, useNavigation, useTabs, withAdded } from '@mentor-connect/ui/slots'
import { AreaFrame, type AreaItem } from '@mentor-connect/ui'
import { BookOpen, HeartHandshake, House, Users } from 'lucide-react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useT } from '../messages/useT'

const { home, dashboard, resources, learners, mentorships, profile, editProfile, hours } = paths.mentorArea

/** Pages that are open to a mentor who awaits approval: the notice, and the pages to prepare profile and hours. */
const OPEN_WHILE_PENDING = [home, dashboard, editProfile, hours]

export function MentorFrame() {
  const t = useT()
  const { session, signOut } = useSession()
  const mentor = useMentor()
  const items = useEntries()
  const header = useNavigation('mentor.header').map(toItem)
  const { pathname } = useLocation()
  const isPending = mentor?.status === 'inactive'

  return (
    <AreaFrame
      label={t('mentor.nav.label')}
      home={home}
      items={items}
      header={header}
      person={{
        name: mentor?.name ?? session.data?.name ?? '',
        picture: mentor?.profile && fileUrl(mentor.profile),
        to: profile,
        label: t('mentor.nav.profile'),
      }}
      onSignOut={signOut}
    >
      {isPending && !OPEN_WHILE_PENDING.some((path) => pathname.startsWith(path)) ? (
        <Navigate to={home} replace />
      ) : (
        <Outlet />
      )}
    </AreaFrame>
  )
}

/** Navigation entries of mentors. Entries of other areas become tabs inside them. */
function useEntries(): AreaItem[] {
  const t = useT()
  const added = useNavigation('mentor.navigation')
  const [people, mentorship] = [useTabs('mentor.learners'), useTabs('mentor.mentorship')]
  return withAdded(
    [
      { to: home, also: [dashboard], label: t('mentor.nav.home'), icon: House },
      { to: resources, label: t('mentor.nav.resources'), icon: BookOpen },
      { to: learners, label: t('mentor.nav.learners'), icon: Users, tabs: people },
      { to: mentorships, label: t('mentor.nav.mentorship'), icon: HeartHandshake, tabs: mentorship },
    ],
    added,
  )
}
