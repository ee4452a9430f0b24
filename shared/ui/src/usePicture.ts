import { useCallback, useState } from 'react'

/**
 * Returns whether a picture failed to load, and the props that find out. A picture of a page that the server rendered
 * may fail before the page is hydrated: no event tells React about it.
 */
export function usePicture() {
  const [hasFailed, setFailed] = useState(false)
  const ref = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0) setFailed(true)
  }, [])
  return { hasFailed, props: { ref, onError: () => setFailed(true) } }
}
