import { useEffect, useState } from 'react'

/** Counts down from `duration` ms to 0, in whole seconds; `restart` starts again. */
export function useCountdown(duration: number) {
  const [end, setEnd] = useState(() => Date.now() + duration)
  const [now, setNow] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((end - now) / 1000))
  const running = secondsLeft > 0

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [running])

  const restart = () => {
    setNow(Date.now())
    setEnd(Date.now() + duration)
  }

  return { secondsLeft, restart }
}
