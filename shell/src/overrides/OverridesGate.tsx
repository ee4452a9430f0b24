import { lazy, Suspense, useEffect, useState } from 'react'

const OverridesPanel = lazy(() => import(/* webpackChunkName: "overrides" */ './OverridesPanel'))

/** Opens the overrides panel on Ctrl+Alt+O or `?overrides`. The panel's code is loaded on demand. */
export function OverridesGate() {
  const [isOpen, setOpen] = useState(() => new URLSearchParams(location.search).has('overrides'))

  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyO') return
      event.preventDefault()
      setOpen((was) => !was)
    }
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <OverridesPanel onClose={() => setOpen(false)} />
    </Suspense>
  )
}
