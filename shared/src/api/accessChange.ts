// Remotes are bundled with their own copy of this module, so that the shell hears them by an event of the document.
const EVENT = 'mc:access-change'

/** Tells the shell that the server has refused something because of what this person may do: it asks what is true now. */
export function announceAccessChange(): void {
  document.dispatchEvent(new CustomEvent(EVENT))
}

/** For the shell. Returns what stops it. */
export function onAccessChange(handle: () => void): () => void {
  document.addEventListener(EVENT, handle)
  return () => document.removeEventListener(EVENT, handle)
}
