import type { ReadableStore } from '@mentor-connect/ui/store'

/** Whether the browser has a network; the server may still be unreachable. */
export const isOnline: ReadableStore<boolean> = {
  get: () => navigator.onLine,
  subscribe: (listener) => {
    window.addEventListener('online', listener)
    window.addEventListener('offline', listener)
    return () => {
      window.removeEventListener('online', listener)
      window.removeEventListener('offline', listener)
    }
  },
}

/** The value on a server and until a page is hydrated. */
export const onlineOnServer = () => true
