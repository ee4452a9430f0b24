import { setTimeout as sleep } from 'node:timers/promises'

export interface Fetched {
  url: string
  status: number
  text: string
  /** Target of a redirect. */
  location?: string
  /** The header `x-robots-tag`, which tells search engines the same as a tag in the page. */
  robots?: string
  /** True if the page was sent with its content. */
  isRendered: boolean
}

/** Maximum number of requests for a page until it is sent with its content; the time between two of them, in ms. */
const ATTEMPTS = 40
const WAIT_MS = 250

/** Requests an address once, like a crawler that runs no scripts and states no language. Redirects are not followed. */
export async function fetchOnce(url: string): Promise<Fetched> {
  const response = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html,*/*' } })
  const type = response.headers.get('content-type') ?? ''
  const text = /^(text|application\/(xml|json))/.test(type) ? await response.text() : ''
  if (!text) await response.arrayBuffer().catch(() => undefined)
  const location = response.headers.get('location') ?? undefined
  const isRendered = response.headers.has('cdn-cache-control')
  const robots = response.headers.get('x-robots-tag') ?? undefined
  return { url, status: response.status, text, location, robots, isRendered }
}

/** Requests a public page again and again until it is sent with its content. */
export async function fetchPage(url: string): Promise<Fetched> {
  let fetched = await fetchOnce(url)
  for (let attempt = 1; attempt < ATTEMPTS && fetched.status === 200 && !fetched.isRendered; attempt += 1) {
    await sleep(WAIT_MS)
    fetched = await fetchOnce(url)
  }
  return fetched
}

/** Requests an address and follows permanent redirects, at most two. */
export async function fetchFollowing(url: string, left = 2): Promise<Fetched> {
  const fetched = await fetchOnce(url)
  if (fetched.status !== 308 || !fetched.location || left === 0) return fetched
  return fetchFollowing(new URL(fetched.location, url).href, left - 1)
}
