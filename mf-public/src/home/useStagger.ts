import { useEffect, useRef, useState } from 'react'

/** Reports when a list is scrolled into view, to start its animation. The list is readable without the animation. */
export function useStagger<E extends HTMLElement>() {
  const list = useRef<E>(null)
  const [entering, setEntering] = useState(false)

  useEffect(() => {
    let wasAway = false
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) {
        wasAway = true
        return
      }
      setEntering(wasAway)
      observer.disconnect()
    })
    if (list.current) observer.observe(list.current)
    return () => observer.disconnect()
  }, [])

  return { list, entering }
}
