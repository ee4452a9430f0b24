import { isHeld } from './prerendered'
import { RENDERED_STATE_ID, type RenderedState } from '@mentor-connect/contract/site/rendering'

/** How old answers may be so that they are not read again when the page starts, in ms. */
const FRESH_MS = 60_000

/**
 * What this document's content was rendered from; undefined if it was not rendered with its data, or if its content is
 * held back, because it is that of a visitor.
 */
export function renderedPage(): RenderedState | undefined {
  const text = document.getElementById(RENDERED_STATE_ID)?.textContent
  return text && !isHeld() ? (JSON.parse(text) as RenderedState) : undefined
}

/**
 * Whether the answers of a page were read a moment ago. Offline the page comes from a cache, and says how old it is. If a
 * response does not say when it was changed, as on some static hosts, the document states the current time.
 */
export function isFresh(rendered: RenderedState | undefined): boolean {
  if (!rendered || rendered.isExported) return false
  return navigator.onLine && Math.abs(Date.now() - Date.parse(document.lastModified)) < FRESH_MS
}

interface Document {
  location: Pick<Location, 'pathname' | 'search'>
  locale: string
  /** Id of the release of an area that this document uses. */
  releaseOf: (area: string) => string | undefined
}

/** Whether the browser would render the same page: same address, language and releases. */
export function isRenderedFor(
  { url, query, locale, releases }: RenderedState,
  { location, locale: own, releaseOf }: Document,
): boolean {
  const [path, search] = url.split('?')
  const rendered = new URLSearchParams(search)
  const asked = new URLSearchParams(location.search)
  return (
    path === location.pathname &&
    locale === own &&
    query.every((name) => (asked.get(name) ?? '') === (rendered.get(name) ?? '')) &&
    Object.keys(releases).length > 0 &&
    Object.entries(releases).every(([area, release]) => releaseOf(area) === release)
  )
}
