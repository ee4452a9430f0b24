import { useEffect, useRef, useState } from 'react'

type Phase = 'shown' | 'waiting' | 'entering'

/** Lets a list come in when it is scrolled to. It is visible from the start wherever nobody would see it move. */
export function useStagger<E extends HTMLElement>() {
  const list = useRef<E>(null)
  const [phase, setPhase] = useState<Phase>('shown')

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return setPhase('waiting')
      setPhase((before) => (before === 'waiting' ? 'entering' : before))
      observer.disconnect()
    })
    if (list.current) observer.observe(list.current)
    return () => observer.disconnect()
  }, [])

  return { list, phase }
}
