import { TOAST_MS, onToasterRequest } from '@mentor-connect/ui'
import { createStore, useStore } from '@mentor-connect/ui/store'
import { lazy, Suspense } from 'react'
import { untilLoaded } from '../resilience/retry'

const isRequested = createStore(false)

/** Notices the first toast, which may come before the app is shown. */
export const watchToasts = () => void onToasterRequest(() => isRequested.set(true))

/** Loaded however often that fails: a lazy component keeps a failed load for ever. */
const Toaster = lazy(() =>
  untilLoaded(() => import(/* webpackChunkName: "toasts" */ 'react-hot-toast')).then((module) => ({
    default: module.Toaster,
  })),
)

/** The place of toasts. Nothing of them is loaded before the first one. */
export function Toasts() {
  if (!useStore(isRequested)) return null
  return (
    <Suspense fallback={null}>
      <Toaster position="top-right" toastOptions={{ duration: TOAST_MS }} />
    </Suspense>
  )
}
