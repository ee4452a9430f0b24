import { useCallback, useEffect, useState, type RefObject } from 'react'

/** Distance below the window that counts as near. */
const MARGIN = '300px'

/** Returns true as soon as an element has been near the window, or `approach` was called. */
export function useNear(element: RefObject<Element | null>) {
  const [isNear, setNear] = useState(false)
  const approach = useCallback(() => setNear(true), [])

  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])

  return { isNear, approach }
}
