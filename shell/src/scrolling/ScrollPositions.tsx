import { useLayoutEffect, useState } from 'react'
import { ScrollRestoration, useLocation, type Location } from 'react-router-dom'
import { returnsToPage, startPositions, STORAGE_KEY } from './positions'

/**
 * Restores the scroll position of visited pages. React Router would scroll the first page to its top, but a page that
 * a server has rendered may have been scrolled before the app starts: by the person, or by the browser after a
 * reload.
 */
export function ScrollPositions() {
  const location = useLocation()
  const [start, setStart] = useState<number>()

  // React Router must restore positions only after the first effects, because the router's provider subscribes later.
  // Otherwise the restoration would be lost and would happen at the next navigation.
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

/**
 * Returns the key of a page's position. The first page of every document has the key `default`, so its URL is
 * added.
 */
const positionKey = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? `${key} ${pathname}${search}${hash}` : key
