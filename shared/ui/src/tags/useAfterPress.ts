import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Returns a function that runs `act` immediately or, during a mouse press, after the resulting click. If `act` ran
 * during the press, it could move the pressed element away from the pointer before the button is released, and the
 * click would be lost. Click handlers see the state after `act`.
 */
export function useAfterPress(act: () => void): () => void {
  const isPressing = useRef(false)
  const isDue = useRef(false)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })

  useEffect(() => {
    const begin = () => {
      isPressing.current = true
    }
    const end = () => {
      isPressing.current = false
      if (!isDue.current) return
      isDue.current = false
      flushSync(() => latest.current())
    }
    // A press without a click, for example a drag, ends with `mouseup`.
    const release = () => void setTimeout(end)
    window.addEventListener('mousedown', begin, true)
    window.addEventListener('click', end, true)
    window.addEventListener('mouseup', release, true)
    return () => {
      window.removeEventListener('mousedown', begin, true)
      window.removeEventListener('click', end, true)
      window.removeEventListener('mouseup', release, true)
    }
  }, [])

  return () => {
    if (isPressing.current) isDue.current = true
    else act()
  }
}
