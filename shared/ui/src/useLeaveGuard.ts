import { useSession } from '@mentor-connect/contract/auth'
import { useEffect, useRef } from 'react'
import { useBlocker, type Blocker } from 'react-router-dom'

export interface LeaveGuard {
  blocker: Blocker
  /** Lets the next navigation pass without a question. */
  open: () => void
  /** Wraps a function that navigates, so that the guard does not block it. */
  bypass: (leave: () => void) => () => void
}

/** Blocks navigation while there are unsaved changes, and makes the browser ask for a confirmation before a reload. */
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
  const bypass = (leave: () => void) => () => {
    open()
    leave()
  }
  return { blocker, open, bypass }
}
