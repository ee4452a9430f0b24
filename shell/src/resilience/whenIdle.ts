/** Calls `act` when the browser has nothing more urgent to do. @returns cancels it */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(act)
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(act)
  return () => clearTimeout(id)
}
