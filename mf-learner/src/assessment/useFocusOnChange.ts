import { useEffect, useRef } from 'react'

/** Focuses a heading when the key changes: the element that had the focus has been replaced. */
export function useFocusOnChange(key: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    heading.current?.focus()
  }, [key])
  return heading
}
