import toast from 'react-hot-toast'

/** How long a toast is shown, in ms; the shell's toaster pauses while it is hovered or focused. */
export const TOAST_MS = 2000

/** Shows a toast at the top right. A failure must also be shown where it happened. */
export const notify = {
  success: (text: string) => toast.success(text, { duration: TOAST_MS }),
  failure: (text: string) => toast.error(text, { duration: TOAST_MS }),
}
