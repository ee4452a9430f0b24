import { useSession, type Grant } from '@mentor-connect/shared/auth'
import type { Role } from '@mentor-connect/shared/contracts/people'
import { paths, placeToReturnTo } from '@mentor-connect/shared/remote'
import { useLocation, useNavigate } from 'react-router-dom'

/** Stores the session and opens the page that required the log-in, or else the home page. */
export function useEnter() {
  const { signIn } = useSession()
  const navigate = useNavigate()
  const { state } = useLocation()

  return (role: Role, grant: Grant, cameWith: unknown = state) => {
    signIn(role, grant)
    const home = role === 'user' ? paths.learner.root : paths.mentorArea.root
    void navigate(placeToReturnTo(cameWith) ?? home, { replace: true })
  }
}
