import type { Locale } from '../api/locales'
import type { Answers, PageHead } from '../site/rendering'
import type { MessageLoaders } from './messageLoaders'
import { page } from './page'

/** The part of a page's address that its content depends on: the parameters of its route, its query, its language. */
export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
  locale: Locale
}

export interface HeadSource extends PageAddress {
  answers: Answers
  /** Returns a message of the area in the language of the page. */
  t: (id: string, values?: Record<string, unknown>) => string
  /** The page's own URL on the site. */
  url: string
  /** Converts a path of the site into an absolute URL, in the language of the page. */
  absolute: (path: string) => string
}
export type DescribeHead = (source: HeadSource) => PageHead

/** Settings for rendering a page on a server. All fields are optional. */
export interface Rendering {
  /**
   * Names of query parameters that change the content. A server ignores all parameters that are listed neither here
   * nor in `browserQuery`.
   */
  query?: readonly string[]
  /** Names of query parameters that only browsers can render, such as the words of a search. */
  browserQuery?: readonly string[]
  /**
   * The allowed values of the route's parameter, if there are only a few. Each has its own page; any other value is
   * "not found".
   */
  values?: readonly string[]
  /**
   * Returns the reads of the first view, as keys from `readOf()`. If the first of them finds nothing, the page is
   * "not found".
   */
  reads?: (address: PageAddress) => string[]
  /** Loads the function that describes the page's head. Only a server loads it. */
  head?: () => Promise<{ default: DescribeHead }>
}

/**
 * Route properties of a page that a server renders before it is sent. In the browser, they work like those of
 * `page()`. The page must follow the rules of ADR 145.
 */
export function publicPage(
  load: Parameters<typeof page>[0],
  rendering: Rendering = {},
  messages?: MessageLoaders,
) {
  return { ...page(load), handle: { rendering, messages } }
}

/** Returns how the page of a route is rendered; undefined if no server renders it. */
export function renderingOf(handle: unknown): Rendering | undefined {
  return (handle as { rendering?: Rendering } | undefined)?.rendering
}
