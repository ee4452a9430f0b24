import { MAIN_ID } from '@mentor-connect/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/**
 * What a full page load would do for a screen reader: focus goes to the page's main region and its title is read out.
 * Not for the first page, and not when only the query changes (a filter keeps its focus).
 */
export function useAnnouncedNavigation(): string {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const announced = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (state !== 'idle' || announced.current === pathname) return
    announced.current = pathname
    // The page sets its title while it renders; one frame later it is there.
    const frame = requestAnimationFrame(() => {
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
      setAnnouncement(document.title)
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname, state])

  return announcement
}
