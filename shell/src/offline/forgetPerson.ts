import { PERSONAL_CACHE, type WorkerRequest } from '@mentor-connect/shared/contracts/serviceWorker'

/** Takes away the answers that were kept for a person. What they have not sent is emptied by the sign-out itself. */
export async function forgetPerson(): Promise<void> {
  const request: WorkerRequest = { type: 'mc:forget' }
  // The worker also drops what is on its way; without one that answers for this page, the store alone is emptied.
  navigator.serviceWorker?.controller?.postMessage(request)
  try {
    if ('caches' in window) await caches.delete(PERSONAL_CACHE)
  } catch (error) {
    console.warn('What was kept for offline use could not be removed.', error)
  }
}
