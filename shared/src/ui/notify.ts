import toast from 'react-hot-toast'

/** How long a toast stays, in ms; the shell's toaster pauses it while it is hovered or focused. */
export const TOAST_MS = 2000

/** Short messages at the top right. A failure is also shown where it happened. */
export const notify = {
  success: (text: string) => toast.success(text, { duration: TOAST_MS }),
  failure: (text: string) => toast.error(text, { duration: TOAST_MS }),
}
