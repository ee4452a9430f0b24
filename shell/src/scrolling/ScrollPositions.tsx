import { useLayoutEffect, useState } from 'react'
import { ScrollRestoration, useLocation } from 'react-router-dom'

const STORAGE_KEY = 'mc.scroll-positions'

/**
 * Restores the scroll position of visited pages. React Router would scroll the first page to its top; if a server has
 * rendered it, it may be scrolled before the app starts: by the person, or by the browser after a reload.
 */
export function ScrollPositions() {
  const { key } = useLocation()
  const [start, setStart] = useState<number>()

  // The provider of the router subscribes to it after the first effects in the page. What React Router restores before
  // that would be lost and then happen at the next navigation.
  useLayoutEffect(() => {
    setStart(window.scrollY)
    if (window.scrollY > 0) storePosition(key, window.scrollY)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the first page only
  }, [])

  useLayoutEffect(() => {
    if (start) window.scrollTo(0, start)
  }, [start])

  return start === undefined ? null : <ScrollRestoration storageKey={STORAGE_KEY} />
}

/** Stores a position as React Router does. */
function storePosition(key: string, top: number) {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...stored, [key]: top }))
  } catch {
    // Storage is denied or full: React Router finds no position either.
  }
}
