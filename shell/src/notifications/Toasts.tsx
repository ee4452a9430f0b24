import { onToasterRequest } from '@mentor-connect/ui'
import { createStore, useStore } from '@mentor-connect/ui/store'
import { lazy, Suspense } from 'react'
import { untilLoaded } from '../resilience/retry'

const isRequested = createStore(false)

/** Detects the first toast, which may be requested before the app is shown. */
export const watchToasts = () => void onToasterRequest(() => isRequested.set(true))

/** Retries until the code is loaded, because a lazy component never loads again after a failure. */
const Toaster = lazy(() => untilLoaded(() => import(/* webpackChunkName: "toasts" */ './ThemedToaster')))

/** Renders toasts. Their code is loaded with the first one. */
export function Toasts() {
  if (!useStore(isRequested)) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
