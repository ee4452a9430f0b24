import { useSession } from '@mentor-connect/shared/auth'
import { useEffect, useRef } from 'react'
import { useBlocker, type Blocker } from 'react-router-dom'

export interface LeaveGuard {
  blocker: Blocker
  /** Lets the next change of page through. */
  open: () => void
  /** The same function, which may change the page. */
  letting: (leave: () => void) => () => void
}

/** Holds back a change of page, and asks the browser to hold back a reload, while there is something unsaved. */
export function useLeaveGuard(isUnsaved: boolean): LeaveGuard {
  const { session } = useSession()
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = isUnsaved && session.status === 'signed-in'
  }, [isUnsaved, session.status])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isClosed.current && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isClosed.current && currentLocation.pathname !== nextLocation.pathname,
  )
  const open = () => {
    isClosed.current = false
  }
  const letting = (leave: () => void) => () => {
    open()
    leave()
  }
  return { blocker, open, letting }
}
