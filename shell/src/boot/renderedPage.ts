import { RENDERED_STATE_ID, type RenderedState } from '@mentor-connect/contract/site/rendering'
import { isHeld } from './prerendered'

/** Maximum age of answers that are not read again when the page starts, in ms. */
const FRESH_MS = 60_000

/**
 * Returns the data with which the server rendered this document. Undefined if there is none, or if the
 * content is hidden because it was rendered for a visitor.
 */
export function renderedPage(): RenderedState | undefined {
  const text = document.getElementById(RENDERED_STATE_ID)?.textContent
  return text && !isHeld() ? (JSON.parse(text) as RenderedState) : undefined
}

/**
 * Returns true if the answers of a page were read a moment ago. Offline the page comes from a cache, and its
 * modification date shows its age. Exported pages are excluded: some static hosts send no such date, and the document
 * then states the current time.
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

/** Returns true if the browser would render the same page: URL, language and releases are equal. */
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
