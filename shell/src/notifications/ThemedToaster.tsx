import { TOAST_MS, color } from '@mentor-connect/ui'
import { Toaster, type DefaultToastOptions } from 'react-hot-toast'

/** The library's default colours are those of the light theme, even in the dark theme. */
const OPTIONS: DefaultToastOptions = {
  duration: TOAST_MS,
  style: { backgroundColor: color.raised, border: `1px solid ${color.border}`, color: color.text },
}

export default function ThemedToaster() {
  return <Toaster position="top-right" toastOptions={OPTIONS} />
}
