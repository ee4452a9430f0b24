import { TOAST_MS } from '@mentor-connect/ui'
import { Toaster as HotToaster } from 'react-hot-toast'

export default function Toaster() {
  return <HotToaster position="top-right" toastOptions={{ duration: TOAST_MS }} />
}
