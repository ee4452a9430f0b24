import { useCallback, useState } from 'react'

/**
 * Returns whether a picture failed to load, and the props that detect this. On a page that the server
 * rendered, a picture may fail before the page is hydrated, in which case React gets no event.
 */
export function usePicture() {
  const [hasFailed, setFailed] = useState(false)
  const ref = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0) setFailed(true)
  }, [])
  return { hasFailed, props: { ref, onError: () => setFailed(true) } }
}
