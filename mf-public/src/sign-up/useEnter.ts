import { acceptsCookies } from '@mentor-connect/contract/browser/storage'
import { useSession, type Grant } from '@mentor-connect/contract/auth'
import { paths, placeToReturnTo, returnPlace } from '@mentor-connect/contract/remote'
import { useLocation, useNavigate } from 'react-router-dom'
import { focusCookieNotice } from './CookieNotice'

/** Returns a function that stores the session, and opens the page that required the login or else the home page. */
export function useEnter() {
  const { signIn } = useSession()
  const navigate = useNavigate()
  const { state } = useLocation()

  return (grant: Grant, cameWith: unknown = state) => {
    // If the browser refuses the cookie, no page of the area can load data.
    if (!acceptsCookies()) return focusCookieNotice()
    signIn(grant)
    const home = grant.account.role === 'user' ? paths.learner.root : paths.mentorArea.root
    void navigate(placeToReturnTo(cameWith) ?? requestedIn(home) ?? home, { replace: true })
    returnPlace.forget()
  }
}

/** The protected address that was requested before the login; undefined if it is not in the person's area. */
function requestedIn(area: string): string | undefined {
  const place = returnPlace.get()
  return place?.startsWith(`${area}/`) ? place : undefined
}
