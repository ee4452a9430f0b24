/** Calls `act` when the browser has nothing more urgent to do. @returns a function that cancels the call */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(act)
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(act)
  return () => clearTimeout(id)
}
