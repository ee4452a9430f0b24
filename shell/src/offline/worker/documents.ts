import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst'
import { withoutQuery } from './addresses'
import { readPage, type ComposedPage } from './page'
import { fetchScripts, forgetReleases } from './releases'
import { scope } from './scope'

const DOCUMENTS = 'mc-documents'
const KEPT = 40
/** A page that has not come after this time is shown as it was, in s. */
const PATIENCE_S = 5

/**
 * Pages of the application: as the site has them, and without it as they were. A page carries the registry that it was
 * composed from, so that whichever is shown decides on one release of each area, as any other document does.
 */
export const documents = new NetworkFirst({
  cacheName: DOCUMENTS,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => withoutQuery(new URL(request.url)),
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`The site answers ${response.status}.`)
        return response
      },
      cacheWillUpdate: async ({ response }) => (isDocument(response) ? response : null),
      cacheDidUpdate: async ({ newResponse }) => followed(newResponse),
      handlerDidError: async () => (await caches.match(scope.mcSite.fallback)) ?? Response.error(),
    },
    new ExpirationPlugin({ maxEntries: KEPT, purgeOnQuotaError: true, matchOptions: { ignoreVary: true } }),
  ],
})

/** Keeps a page, with all scripts that it names. */
export async function keepPage(address: string): Promise<ComposedPage | undefined> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-cache' })
  const cache = await caches.open(DOCUMENTS)
  if (!isDocument(response)) return void (response.status === 404 && (await cache.delete(address)))
  const page = await pageOf(response.clone())
  if (page) await fetchScripts(page)
  await cache.put(address, response)
  return page
}

let following: Promise<void> | undefined

/** After a page has come: its scripts, and where it is of another generation than kept ones, those anew. */
async function followed(response: Response): Promise<void> {
  const page = await pageOf(response)
  if (!page) return
  following ??= follow(page)
    .catch((error: unknown) => console.info('Not everything could be kept for offline use.', error))
    .finally(() => (following = undefined))
  await following
}

async function follow(newest: ComposedPage): Promise<void> {
  await fetchScripts(newest)
  const cache = await caches.open(DOCUMENTS)
  const named = new Set(newest.folders)
  for (const { url } of await cache.keys()) {
    const kept = await cache.match(url)
    const before = kept && (await pageOf(kept))
    const page = before && before.generation === newest.generation ? before : await keepPage(url)
    for (const folder of page?.folders ?? []) named.add(folder)
  }
  await forgetReleases([...named])
}

const pageOf = async (response: Response) => readPage(await response.text(), location.origin)

function isDocument({ status, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    /^text\/html/.test(headers.get('content-type') ?? '') &&
    !/no-store/.test(headers.get('cache-control') ?? '')
  )
}
