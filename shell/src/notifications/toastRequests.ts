import { createStore } from '@mentor-connect/ui/store'
import { onToasterRequest } from '@mentor-connect/ui'
import { untilLoaded } from '../resilience/retry'

const requested = createStore(false)

/** Whether a toast was requested; until then nothing of toasts is loaded. */
export const isToasterRequested = requested as Pick<typeof requested, 'get' | 'subscribe'>

export function watchToasts(): void {
  onToasterRequest(() => requested.set(true))
}

/** Loads the toaster, however often that fails: a lazy component keeps a failed load for ever. */
export const loadToaster = () => untilLoaded(() => import(/* webpackChunkName: "toasts" */ './Toaster'))
