import { useEffect, useRef, useState } from 'react'

interface EditingTab {
  /** `asking`: the browser has not answered yet. `lost`: another tab has taken the form over from this one. */
  state: 'asking' | 'here' | 'elsewhere' | 'lost'
  /** True if this tab has taken the form over from another one. */
  isTakenOver: boolean
  takeOver: () => void
}

/** The last request of this tab for each lock. The promise settles when the lock is released. */
const requests = new Map<string, Promise<void>>()

/**
 * Lets only one tab of this browser at a time edit the form `name`, because there is one stored draft per form. In
 * browsers without Web Locks, every tab may edit.
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
    // The request rejects when another tab takes the lock over.
    const handleLost = () => {
      if (!isOver) setState('lost')
    }
    ask.current = async (options) => {
      // A form that has just unmounted releases its lock a little later, so its request is awaited first.
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
