import { useEffect, useRef } from 'react'

/**
 * Focuses a heading when the key changes: the element that had the focus has been replaced.
 *
 * @param key undefined while nothing is shown yet
 */
export function useFocusOnChange(key: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(key)
  useEffect(() => {
    if (key === undefined || shown.current === key) return
    const isFirst = shown.current === undefined
    shown.current = key
    if (!isFirst) heading.current?.focus()
  }, [key])
  return heading
}
