import { serviceWorkers } from '@mentor-connect/contract/browser/storage'
import { SERVICE_WORKER_PATH, type WorkerRequest } from '@mentor-connect/contract/site/serviceWorker'

/**
 * Registers the service worker. Development servers have none, because their files change without
 * changing their URLs.
 */
export function startWorker(): void {
  const workers = serviceWorkers()
  if (process.env.NODE_ENV !== 'production' || !isSecureContext || !workers) return
  void start(workers)
}

async function start(workers: ServiceWorkerContainer) {
  try {
    const isFirst = !workers.controller
    await workers.register(SERVICE_WORKER_PATH)
    const { active } = await workers.ready
    if (isFirst) active?.postMessage(loadedHere())
  } catch (error) {
    console.info('The service worker could not be registered: nothing is available offline.', error)
  }
}

/** Returns the message with the files that this document loaded before the worker was active. */
function loadedHere(): WorkerRequest {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name)
  return {
    type: 'mc:loaded',
    page: location.origin + location.pathname + location.search,
    urls: [...new Set(urls)],
  }
}
