import type { ReadableStore } from '@mentor-connect/ui/store'

/** True if the browser has a network. The server may still be unreachable. */
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

/** The value of `isOnline` on a server, and in browsers until the page is hydrated. */
export const onlineOnServer = () => true
