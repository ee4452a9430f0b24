import { useEffect, useRef, useState } from 'react'

/** Tells when a list that was out of sight is scrolled to. It is never hidden before: whatever happens, it can be read. */
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
