import { fileUrl } from '@mentor-connect/api'
import { useMentor, useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { useNavigation, withAdded } from '@mentor-connect/ui/slots'
import { AreaFrame } from '@mentor-connect/ui'
import { BookOpen, House, MessageCircleQuestionMark, PencilLine, Users } from 'lucide-react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useT } from '../messages/useT'

const { home, dashboard, resources, learners, questions, works, profile } = paths.mentorArea

export function MentorFrame() {
  const t = useT()
  const { session, signOut } = useSession()
  const mentor = useMentor()
  const added = useNavigation('mentor.navigation')
  const { pathname } = useLocation()
  const isPending = mentor?.status === 'inactive'

  return (
    <AreaFrame
      label={t('mentor.nav.label')}
      home={home}
      items={withAdded(
        [
          { to: home, label: t('mentor.nav.home'), icon: House },
          { to: resources, label: t('mentor.nav.resources'), icon: BookOpen },
          { to: learners, label: t('mentor.nav.learners'), icon: Users },
          { to: works, label: t('mentor.nav.works'), icon: PencilLine },
          { to: questions, label: t('mentor.nav.questions'), icon: MessageCircleQuestionMark },
        ],
        added,
      )}
      person={{
        name: mentor?.name ?? session.data?.name ?? '',
        picture: mentor?.profile && fileUrl(mentor.profile),
        to: profile,
        label: t('mentor.nav.profile'),
      }}
      onSignOut={signOut}
    >
      {isPending && !isDashboard(pathname) ? <Navigate to={home} replace /> : <Outlet />}
    </AreaFrame>
  )
}

/** Whether it is the dashboard, the only page that an unapproved mentor may open. */
function isDashboard(pathname: string): boolean {
  return pathname.startsWith(home) || pathname.startsWith(dashboard)
}
