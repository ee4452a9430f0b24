// The service worker of the site. It decides nothing about releases: documents do. It keeps what they were made of.
import type { WorkerRequest } from '@mentor-connect/shared/contracts/serviceWorker'
import { clientsClaim } from 'workbox-core/clientsClaim'
import { registerRoute } from 'workbox-routing/registerRoute'
import { isPageAddress, isReleaseFile } from './addresses'
import { answerPicture, forgetPersonal, personalAnswers, publicAnswers } from './answers'
import { documents, keepPage } from './documents'
import { isPicture, keeping } from './keptAnswers'
import { answerReleaseFile } from './releases'
import { scope, type WorkerEvent } from './scope'

const { apiUrl, fallback } = scope.mcSite
const isApi = ({ origin }: URL) => origin === apiUrl

// A new worker may take over at once: files of releases are the same under it, and documents are never changed.
void scope.skipWaiting()
clientsClaim()

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPageAddress(url),
  documents,
)
registerRoute(
  ({ request, url, sameOrigin }) => (sameOrigin || request.mode === 'cors') && isReleaseFile(url),
  answerReleaseFile,
)
registerRoute(({ url }) => isApi(url) && keeping(url) === 'public', publicAnswers)
registerRoute(({ url }) => isApi(url) && keeping(url) === 'personal', personalAnswers)
registerRoute(({ url }) => isApi(url) && isPicture(url), answerPicture)

scope.addEventListener('install', (event) => event.waitUntil(keepPage(fallback)))
scope.addEventListener('message', (event) => event.waitUntil(obey(event)))

async function obey(event: WorkerEvent): Promise<void> {
  const asked = event.data as WorkerRequest
  if (asked.type === 'mc:loaded') {
    await keepPage(asked.page)
    for (const url of asked.urls) await keepLoaded(new URL(url), event)
  }
  if (asked.type === 'mc:forget') await forgetPersonal()
}

/** Asks once more for what a page had got before this worker was there; most of it is still in the browser's cache. */
async function keepLoaded(url: URL, event: WorkerEvent): Promise<void> {
  const credentials = 'include'
  if (isReleaseFile(url)) await answerReleaseFile({ request: new Request(url), url, event })
  else if (!isApi(url)) return
  else if (keeping(url) === 'public')
    await publicAnswers.handle({ request: new Request(url, { credentials }), event })
  else if (keeping(url) === 'personal')
    await personalAnswers.handle({ request: new Request(url, { credentials }), event })
  else if (isPicture(url)) await answerPicture({ request: new Request(url), event })
}
