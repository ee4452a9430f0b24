import type { Locale } from '../api/locales'
import type { Answers, PageHead } from '../site/rendering'
import type { MessageLoaders } from './messageLoaders'
import { page } from './page'

/** The address of a page: parameters of its route, and its query. */
export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

export interface HeadSource extends PageAddress {
  answers: Answers
  locale: Locale
  /** The text of a message of the area. */
  t: (id: string, values?: Record<string, unknown>) => string
  /** The page's own URL on the site. */
  url: string
  /** Turns a path of the site into a URL, in the language of the page. */
  absolute: (path: string) => string
}
export type DescribeHead = (source: HeadSource) => PageHead

/** How a server renders a page. */
export interface Rendering {
  /** Query parameters that change the content; a server ignores those that are listed nowhere. */
  query?: readonly string[]
  /** Query parameters with which only browsers render the page, such as the words of a search. */
  browserQuery?: readonly string[]
  /** The values of the route's parameter, if there are only a few: each has its own page, and all others are "not found". */
  values?: readonly string[]
  /** The reads of the first view, as `readOf()` gives them; a page without its first read is "not found". */
  reads?: (address: PageAddress) => string[]
  /** Loaded only by a server. */
  head?: () => Promise<{ default: DescribeHead }>
}

/**
 * Route properties of a page that a server renders before it is sent; in the browser the same as `page()`. The page must
 * follow the rules of ADR 145.
 */
export function publicPage(
  load: Parameters<typeof page>[0],
  rendering: Rendering = {},
  messages?: MessageLoaders,
) {
  return { ...page(load), handle: { rendering, messages } }
}

/** How a route is rendered; undefined if it is not. */
export function renderingOf(handle: unknown): Rendering | undefined {
  return (handle as { rendering?: Rendering } | undefined)?.rendering
}
