import { useHydrated } from '@mentor-connect/ui'
import { lazy, Suspense, useEffect, useState } from 'react'

const OverridesPanel = lazy(() => import(/* webpackChunkName: "overrides" */ './OverridesPanel'))

/** Opens the overrides panel on Ctrl+Alt+O or `?overrides`. The panel's code is loaded on demand. */
export function OverridesGate() {
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(isRequested)

  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      // On Windows, AltGr is reported as Ctrl+Alt, and people type letters such as ó with it.
      if (!event.ctrlKey || !event.altKey || event.getModifierState('AltGraph')) return
      if (event.code !== 'KeyO') return
      event.preventDefault()
      setOpen((was) => !was)
    }
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  if (!isOpen || !isHydrated) return null
  return (
    <Suspense fallback={null}>
      <OverridesPanel onClose={() => setOpen(false)} />
    </Suspense>
  )
}

/** Returns true if the URL opens the panel. A server has no `location`. */
const isRequested = () => new URLSearchParams(globalThis.location?.search).has('overrides')
