import { useEffect, useRef } from 'react'

/** A ref for a heading that gets the focus whenever the key changes, because what had it is gone. */
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
