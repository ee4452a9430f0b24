import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Calls `act` when another page is opened, not for the page on which the component appears. */
export function useWhenPathChanges(act: () => void): void {
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    act()
  }, [pathname, act])
}
