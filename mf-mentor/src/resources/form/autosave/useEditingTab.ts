import { useEffect, useRef, useState } from 'react'

interface EditingTab {
  /** `asking`: for a moment, until the browser has answered. */
  state: 'asking' | 'here' | 'elsewhere'
  /** Whether this tab has taken the form over from another one. */
  isTakenOver: boolean
  takeOver: () => void
}

/**
 * Lets one tab of this browser at a time edit what has this name, because its draft is stored once. The tab from which it
 * is taken over changes to `elsewhere`. Browsers without Web Locks let each tab edit.
 */
export function useEditingTab(name: string): EditingTab {
  const [state, setState] = useState<EditingTab['state']>(() => ('locks' in navigator ? 'asking' : 'here'))
  const [isTakenOver, setTakenOver] = useState(false)
  const ask = useRef<(options: LockOptions) => void>(undefined)

  useEffect(() => {
    if (!('locks' in navigator)) return
    let isOver = false
    let release: () => void = () => undefined
    ask.current = (options) => {
      const whileHeld = (lock: Lock | null) => {
        if (isOver) return undefined
        setState(lock ? 'here' : 'elsewhere')
        return lock ? new Promise<void>((resolve) => (release = resolve)) : undefined
      }
      // Rejects when another tab takes over.
      navigator.locks
        .request(`mc.editing.${name}`, options, whileHeld)
        .catch(() => !isOver && setState('elsewhere'))
    }
    ask.current({ ifAvailable: true })
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
      ask.current?.({ steal: true })
    },
  }
}
