// The site's service worker. It caches documents and their files; each document decides which releases it uses.
import type { WorkerRequest } from '@mentor-connect/contract/site/serviceWorker'
import { clientsClaim } from 'workbox-core/clientsClaim'
import { registerRoute } from 'workbox-routing/registerRoute'
import { isPageAddress, isReleaseFile } from './addresses'
import { pictureHandler, clearPersonalResponses, personalResponses, publicResponses } from './cachedResponses'
import { documents, cachePage } from './documents'
import { createCachePolicy, isPicture } from './cachePolicy'
import { releaseFileHandler } from './releases'
import { handlePush } from './push'
import { scope, type WorkerEvent } from './scope'

const { apiUrl, fallback, offlineReads } = scope.mcSite
const cachePolicy = createCachePolicy(offlineReads)
const isApi = ({ origin }: URL) => origin === apiUrl

// A new worker activates at once. That is safe, because release files are immutable and documents are not rewritten.
void scope.skipWaiting()
clientsClaim()

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPageAddress(url),
  documents,
)
registerRoute(
  ({ request, url, sameOrigin }) => (sameOrigin || request.mode === 'cors') && isReleaseFile(url),
  releaseFileHandler,
)
registerRoute(({ url }) => isApi(url) && cachePolicy(url) === 'public', publicResponses)
registerRoute(({ url }) => isApi(url) && cachePolicy(url) === 'personal', personalResponses)
registerRoute(({ url }) => isApi(url) && isPicture(url), pictureHandler)

handlePush()
scope.addEventListener('install', (event) => event.waitUntil(cachePage(fallback, event)))
scope.addEventListener('message', (event) => event.waitUntil(handleMessage(event)))

async function handleMessage(event: WorkerEvent): Promise<void> {
  const request = event.data as WorkerRequest
  if (request.type === 'mc:loaded') {
    await cachePage(request.page, event)
    for (const url of request.urls) await cacheLoaded(new URL(url), event)
  }
  if (request.type === 'mc:forget') await clearPersonalResponses()
}

/**
 * Caches the files that a page loaded before the worker was active. Most of them come from the browser's HTTP cache.
 */
async function cacheLoaded(url: URL, event: WorkerEvent): Promise<void> {
  const credentials = 'include'
  if (isReleaseFile(url)) await releaseFileHandler({ request: new Request(url), url, event })
  else if (!isApi(url)) return
  else if (cachePolicy(url) === 'public')
    await publicResponses.handle({ request: new Request(url, { credentials }), event })
  else if (cachePolicy(url) === 'personal')
    await personalResponses.handle({ request: new Request(url, { credentials }), event })
  else if (isPicture(url)) await pictureHandler({ request: new Request(url), event })
}
