// Each remote bundles its own copy of this module, so an event of the document reaches the shell.
const EVENT = 'mc:access-change'

/** Tells the shell that the server rejected a call for lack of permission: it loads the current restrictions. */
export function announceAccessChange(): void {
  document.dispatchEvent(new CustomEvent(EVENT))
}

/** For the shell. Returns a function that ends the subscription. */
export function onAccessChange(handle: () => void): () => void {
  document.addEventListener(EVENT, handle)
  return () => document.removeEventListener(EVENT, handle)
}
