import { useStore } from '@mentor-connect/ui/store'
import { lazy, Suspense } from 'react'
import { isToasterRequested, loadToaster } from './toastRequests'

const Toaster = lazy(loadToaster)

/** The place of toasts. */
export function Toasts() {
  const isRequested = useStore(isToasterRequested)
  if (!isRequested) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
