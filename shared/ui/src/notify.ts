/**
 * The time for which a toast is shown, in ms. The shell's toaster pauses this time while the toast is hovered or
 * focused.
 */
export const TOAST_MS = 2000

// A DOM event is used, because this module is bundled into each remote and shares no memory with the shell, which
// shows the toasts.
const EVENT = 'mc:toast'

/** Shows a toast at the top right. A failure must also be shown next to the control that caused it. */
export const notify = {
  success: (text: string) => void show('success', text),
  failure: (text: string) => void show('error', text),
}

/** Asks the shell for its toaster. The code for toasts is loaded when the first toast is shown. */
export function requestToaster(): void {
  document.dispatchEvent(new CustomEvent(EVENT))
}

/** Registers the shell's handler of requests for the toaster. Returns a function that ends the subscription. */
export function onToasterRequest(handle: () => void): () => void {
  document.addEventListener(EVENT, handle)
  return () => document.removeEventListener(EVENT, handle)
}

async function show(kind: 'success' | 'error', text: string) {
  requestToaster()
  try {
    const { default: toast } = await import(/* webpackChunkName: "toasts" */ 'react-hot-toast')
    toast[kind](text, { duration: TOAST_MS })
  } catch (error) {
    console.warn('A toast could not be shown.', text, error)
  }
}
