import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Answers a function that does `act` at once; in the middle of a press it waits until that has become a click. What
 * is pressed would otherwise move away from under the pointer, and the click would be lost. Whoever hears of the click
 * finds the act done.
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
    // Not every press becomes a click.
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
