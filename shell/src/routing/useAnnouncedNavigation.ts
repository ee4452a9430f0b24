import { MAIN_ID } from '@mentor-connect/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/**
 * Emulates a full page load for screen readers: moves the focus to the main region and announces the title.
 * Skips the first page, and navigations that change only the query, because then the focus must stay on the
 * filter.
 */
export function useAnnouncedNavigation(): string {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const announced = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (state !== 'idle' || announced.current === pathname) return
    announced.current = pathname
    // The page sets its title while rendering, so the title is read one frame later.
    const frame = requestAnimationFrame(() => {
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
      setAnnouncement(document.title)
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname, state])

  return announcement
}
