import { PERSONAL_CACHE, type WorkerRequest } from '@mentor-connect/shared/site/serviceWorker'

/** Deletes the cached responses of a person. Unsent messages and progress are deleted by the sign-out itself. */
export async function clearPersonalCache(): Promise<void> {
  const request: WorkerRequest = { type: 'mc:forget' }
  // The worker also discards responses in flight. A page without an active worker clears the cache by itself.
  navigator.serviceWorker?.controller?.postMessage(request)
  try {
    if ('caches' in window) await caches.delete(PERSONAL_CACHE)
  } catch (error) {
    console.warn('The offline cache could not be cleared.', error)
  }
}
