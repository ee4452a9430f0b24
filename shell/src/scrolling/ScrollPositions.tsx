import { useLayoutEffect, useState } from 'react'
import { ScrollRestoration, useLocation, type Location } from 'react-router-dom'
import { returnsToPage, startPositions, STORAGE_KEY } from './positions'

/**
 * Restores the scroll position of visited pages. React Router would scroll the first page to its top; if a server has
 * rendered it, it may be scrolled before the app starts: by the person, or by the browser after a reload.
 */
export function ScrollPositions() {
  const location = useLocation()
  const [start, setStart] = useState<number>()

  // The provider of the router subscribes to it after the first effects in the page. What React Router restores before
  // that would be lost and then happen at the next navigation.
  useLayoutEffect(() => {
    setStart(window.scrollY)
    startPositions(positionKey(location), { scrolled: window.scrollY, returns: returnsToPage() })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the first page only
  }, [])

  useLayoutEffect(() => {
    if (start) window.scrollTo(0, start)
  }, [start])

  return start === undefined ? null : <ScrollRestoration storageKey={STORAGE_KEY} getKey={positionKey} />
}

/** The first page of every document has the key `default`, so its address tells it from others. */
const positionKey = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? `${key} ${pathname}${search}${hash}` : key
