import { setTimeout as sleep } from 'node:timers/promises'

export interface Fetched {
  url: string
  status: number
  text: string
  type: string
  /** Where a redirect leads. */
  location?: string
  /** What the response tells search engines, besides the page itself. */
  robots?: string
  /** ms until the first response was complete. */
  ms: number
  /** Whether the first response was the page without its content, because that was not ready in time. */
  isLate: boolean
}

/** How often a page is asked for again until its content is ready, and the time between, in ms. */
const ATTEMPTS = 40
const WAIT_MS = 250

/** Asks for an address once, as a crawler that runs no script and has no language. Redirects are not followed. */
export async function fetchOnce(url: string): Promise<Fetched & { isRendered: boolean }> {
  const start = performance.now()
  const response = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html,*/*' } })
  const type = response.headers.get('content-type') ?? ''
  const text = /^(text|application\/(xml|json))/.test(type) ? await response.text() : ''
  if (!text) await response.arrayBuffer().catch(() => undefined)
  const location = response.headers.get('location') ?? undefined
  const isRendered = response.headers.has('cdn-cache-control')
  const robots = response.headers.get('x-robots-tag') ?? undefined
  const ms = performance.now() - start
  return { url, status: response.status, text, type, location, robots, ms, isLate: false, isRendered }
}

/** Asks for a public page until it is sent with its content. */
export async function fetchPage(url: string): Promise<Fetched> {
  const first = await fetchOnce(url)
  if (first.isRendered || first.status !== 200) return first
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    await sleep(WAIT_MS)
    const next = await fetchOnce(url)
    if (next.isRendered || next.status !== 200) return { ...next, ms: first.ms, isLate: true }
  }
  return { ...first, isLate: true }
}

/** Follows permanent redirects, at most two. */
export async function fetchFollowing(url: string, left = 2): Promise<Fetched> {
  const fetched = await fetchOnce(url)
  if (fetched.status !== 308 || !fetched.location || left === 0) return fetched
  return fetchFollowing(new URL(fetched.location, url).href, left - 1)
}
