interface PageEvents {
  /** Called when the device has another network. */
  onNetwork: () => void
  /** Called when the page is closed, reloaded or left. */
  onHide: () => void
}

/** Watches what happens to the page and its device during a call. Returns a function that ends this. */
export function watchPage({ onNetwork, onHide }: PageEvents): () => void {
  // Not every browser tells about its network, or about its changes.
  const { connection } = navigator as { connection?: Partial<EventTarget> }
  connection?.addEventListener?.('change', onNetwork)
  window.addEventListener('online', onNetwork)
  window.addEventListener('pagehide', onHide)
  return () => {
    connection?.removeEventListener?.('change', onNetwork)
    window.removeEventListener('online', onNetwork)
    window.removeEventListener('pagehide', onHide)
  }
}
