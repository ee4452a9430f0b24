import { useState, type FocusEvent, type KeyboardEvent } from 'react'

/** One tab stop for all passages, the current one; arrow keys, Home and End move the focus. */
export function usePassageKeys(at: number, count: number) {
  const [focused, setFocused] = useState<number>()
  const stop = focused ?? Math.max(at, 0)

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = { ArrowDown: stop + 1, ArrowUp: stop - 1, Home: 0, End: count - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.children[next]?.querySelector('button')?.focus()
  }
  const handleFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) =>
    setFocused(Array.from(currentTarget.children).findIndex((item) => item.contains(target)))

  return { stop, handleKey, handleFocus, handleBlur: () => setFocused(undefined) }
}
