import { createStore, type ReadableStore } from '@mentor-connect/shared/store'

const online = createStore(navigator.onLine)
const read = () => online.set(navigator.onLine)
window.addEventListener('online', read)
window.addEventListener('offline', read)

/** Whether the browser has a network. It does not tell whether the server can be reached. */
export const isOnline: ReadableStore<boolean> = online
