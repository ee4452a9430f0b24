import { useEffect, useRef, useState } from 'react'

interface EditingTab {
  /** `asking`: for a moment, until the browser has answered. `lost`: another tab has taken it over from this one. */
  state: 'asking' | 'here' | 'elsewhere' | 'lost'
  /** Whether this tab has taken the form over from another one. */
  isTakenOver: boolean
  takeOver: () => void
}

/** The last request of this tab for each lock; ends when the lock was given back. */
const requests = new Map<string, Promise<void>>()

/**
 * Lets one tab of this browser at a time edit what has this name, because its draft is stored once. Browsers without Web
 * Locks let each tab edit.
 */
export function useEditingTab(name: string): EditingTab {
  const [state, setState] = useState<EditingTab['state']>(() => ('locks' in navigator ? 'asking' : 'here'))
  const [isTakenOver, setTakenOver] = useState(false)
  const ask = useRef<(options: LockOptions) => Promise<void>>(undefined)

  useEffect(() => {
    if (!('locks' in navigator)) return
    let isOver = false
    let release: () => void = () => undefined
    const whileHeld = (lock: Lock | null) => {
      if (isOver) return undefined
      setState(lock ? 'here' : 'elsewhere')
      return lock ? new Promise<void>((resolve) => (release = resolve)) : undefined
    }
    // Rejected when another tab takes over.
    const handleLost = () => {
      if (!isOver) setState('lost')
    }
    ask.current = async (options) => {
      // A form that was just here gives its lock back after it is gone.
      await requests.get(name)
      if (isOver) return
      requests.set(name, navigator.locks.request(`mc.editing.${name}`, options, whileHeld).catch(handleLost))
    }
    void ask.current({ ifAvailable: true })
    return () => {
      isOver = true
      release()
    }
  }, [name])

  return {
    state,
    isTakenOver,
    takeOver: () => {
      setTakenOver(true)
      void ask.current?.({ steal: true })
    },
  }
}
