import { cacheStorage, serviceWorkers } from '@mentor-connect/contract/browser/storage'
import { PERSONAL_CACHE, type WorkerRequest } from '@mentor-connect/contract/site/serviceWorker'

/** Deletes a person's cached responses. Unsent messages and progress are deleted by the sign-out itself. */
export async function clearPersonalCache(): Promise<void> {
  const request: WorkerRequest = { type: 'mc:forget' }
  // The worker also discards responses in flight. The page deletes the cache as well, in case no worker is active.
  serviceWorkers()?.controller?.postMessage(request)
  try {
    await cacheStorage()?.delete(PERSONAL_CACHE)
  } catch (error) {
    console.warn('The offline cache could not be cleared.', error)
  }
}
