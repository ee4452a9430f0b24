// Each remote bundles its own copy of this module, so a DOM event is used to reach the shell.
const EVENT = 'mc:access-change'

/** Tells the shell that the server denied a call, so that it reloads the account's restrictions. */
export function announceAccessChange(): void {
  document.dispatchEvent(new CustomEvent(EVENT))
}

/** Used by the shell. Returns a function that ends the subscription. */
export function onAccessChange(handle: () => void): () => void {
  document.addEventListener(EVENT, handle)
  return () => document.removeEventListener(EVENT, handle)
}
