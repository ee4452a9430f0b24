import { cacheStorage, serviceWorkers } from '@mentor-connect/contract/browser/storage'
import { PERSONAL_CACHE, type WorkerRequest } from '@mentor-connect/contract/site/serviceWorker'

/** Deletes a person's cached responses. The sign-out itself deletes unsent messages and progress. */
export async function clearPersonalCache(): Promise<void> {
  const request: WorkerRequest = { type: 'mc:forget' }
  // The worker also discards responses in flight. Without an active worker the page deletes the cache itself.
  serviceWorkers()?.controller?.postMessage(request)
  try {
    await cacheStorage()?.delete(PERSONAL_CACHE)
  } catch (error) {
    console.warn('The offline cache could not be cleared.', error)
  }
}
