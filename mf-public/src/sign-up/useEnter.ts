import { acceptsCookies } from '@mentor-connect/contract/browser/storage'
import { useSession, type Grant } from '@mentor-connect/contract/auth'
import { paths, placeToReturnTo, returnPlace } from '@mentor-connect/contract/remote'
import { useLocation, useNavigate } from 'react-router-dom'
import { focusCookieNotice } from './CookieNotice'

/** Stores the session and opens the page that required the login, or else the home page. */
export function useEnter() {
  const { signIn } = useSession()
  const navigate = useNavigate()
  const { state } = useLocation()

  return (grant: Grant, cameWith: unknown = state) => {
    // Without the cookie, no page of the area could load anything.
    if (!acceptsCookies()) return focusCookieNotice()
    signIn(grant)
    const home = grant.account.role === 'user' ? paths.learner.root : paths.mentorArea.root
    void navigate(placeToReturnTo(cameWith) ?? requestedIn(home) ?? home, { replace: true })
    returnPlace.forget()
  }
}

/** The protected address that was asked for before the login, if it is in the person's own area. */
function requestedIn(area: string): string | undefined {
  const place = returnPlace.get()
  return place?.startsWith(`${area}/`) ? place : undefined
}
