import type { Locale } from '../api/locales'
import type { Mount } from './mounts'
import type { DeclaredEntry } from './slots'
import type { RuntimeConfig } from './runtimeConfig'

/*
 * Contract for pages that are rendered on a server. The release commands write page files with empty places for HTML.
 * The site server renders this HTML with the code of the areas' releases. The shell hydrates the page in the browser.
 */

/** File of a site that lists the pages that a server renders and the releases whose code renders them. */
export const RENDERING_FILE = 'rendering.json'

/** The page file for every address without a page file. */
export const FALLBACK_PAGE = 'app.html'

export interface SiteRendering {
  generation: number
  config: RuntimeConfig
  /** Area → its bundle for servers, relative to the site's folder. Contains only releases that this site stores. */
  files: Record<string, string>
  declared: ServedDeclarations
  /**
   * Area → version of the auth contract that the area gets. Contains only areas for which the shell uses an adapter.
   */
  contracts: Record<string, string>
  /** Area → its live release. */
  releases: Record<string, string>
  /** Page file, such as `resource/_.html` → settings for rendering it. */
  pages: Record<string, PageRendering>
  /** English paths of the public pages without parameters. */
  publicPaths: string[]
  /** Patterns of all addresses that are not public pages: `/user/*`. */
  privatePaths: string[]
  /** Patterns of the addresses that have a page: `/user/home`, `/resource/:courseId`. */
  addresses: string[]
  /** Pattern in `addresses` → the area of its page. */
  areas: Record<string, string>
}

/** The part of the areas' declarations that affects pages for visitors. */
export interface ServedDeclarations {
  mounts: Mount[]
  /** Entries in the navigation of the public frame. */
  navigation: DeclaredEntry[]
  /** Feature flags that are on in all browsers. Absent in pages of older releases. */
  flags?: string[]
}

export interface PageRendering {
  /** The area of the page, and the area of its frame. */
  areas: string[]
  /** Names of query parameters that change the content. */
  query: string[]
  /** Names of query parameters that only browsers can render. */
  browserQuery?: string[]
  /** Allowed values of the last parameter. Any other value is "not found". Absent if every value is allowed. */
  values?: string[]
  /**
   * Path of the read on the API that decides if the page exists. `{2}` is a placeholder for the second segment of the
   * page's path.
   */
  requiredRead?: string
}

/** Responses with which a page is rendered, by cache key. */
export type Answers = Readonly<Record<string, unknown>>

/** Parses the cache key of a read: method, path, query and body as a JSON array. */
export function readOfKey(key: string): { method: string; path: string; query: Record<string, string> } {
  const [method, path, query] = JSON.parse(key) as [string, string, Record<string, string> | null]
  return { method, path, query: query ?? {} }
}

/** Matches the path of a read: on the API, or `jobs:/openings` on the service of an area. */
const READ_PATH = /^(?:([a-z][a-z0-9-]*):)?(\/.*)$/

/** Splits the path of a read into the name of the service, which is undefined for the API, and the path on it. */
export function placeOfRead(path: string): { service?: string; path: string } {
  const [, service, onService = path] = READ_PATH.exec(path) ?? []
  return service === undefined ? { path: onService } : { service, path: onService }
}

/** Returns true if a key of SWR belongs to a read of the API. Areas may use other keys for data from other sources. */
export function isKeyOfRead(key: string): boolean {
  try {
    const parts: unknown = JSON.parse(key)
    return Array.isArray(parts) && typeof parts[0] === 'string' && READ_PATH.test(String(parts[1]))
  } catch {
    return false
  }
}

/** Returns path and query of a read on the API, by its cache key. */
export function addressOfRead(key: string): string {
  const { path, query } = readOfKey(key)
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

/** Description of a page for search engines and link previews, in addition to its title. */
export interface PageHead {
  /** Plain text, at most about 160 characters. */
  description?: string
  /** The picture in link previews. */
  image?: SharePicture
  /** Structured data (schema.org). */
  jsonLd?: object[]
  /** True if search engines must not list the page. */
  isUnlisted?: boolean
}

/** A picture of 1200 × 630 pixels. */
export interface SharePicture {
  url: string
  alt: string
}

/** Id of the `<script type="application/json">` with the `RenderedState` of the page. */
export const RENDERED_STATE_ID = 'mc-rendered'

/**
 * The inputs from which a page was rendered. The browser hydrates the page only if it would render the same content.
 * The `Last-Modified` header of the page says when the answers were last read.
 */
export interface RenderedState {
  /** Path and declared query of the page. */
  url: string
  /** Names of the query parameters that would change the page. All others do not affect it. */
  query: string[]
  locale: Locale
  /** Area → release, for the areas that the page consists of. */
  releases: Record<string, string>
  answers: Answers
  /**
   * Set in a page for a static host, which may not report when the page was written. The answers may then be of any
   * age.
   */
  isExported?: true
  /**
   * Cache keys of reads that were not rendered because the page's route does not declare them. This is a mistake of
   * its area.
   */
  undeclaredReads?: string[]
}

/** Slots of a composed page. Each slot is between two comments; rendering the page replaces its content. */
export const SLOTS = ['head', 'styles', 'content'] as const
export type Slot = (typeof SLOTS)[number]

const opening = (slot: Slot) => `<!--mc:${slot}-->`
const closing = (slot: Slot) => `<!--/mc:${slot}-->`

export function slot(name: Slot, content: string): string {
  return opening(name) + content + closing(name)
}

/**
 * Replaces the content of the slots in a page.
 * @returns undefined if the page lacks one of the slots
 */
export function fillSlots(page: string, contents: Record<Slot, string>): string | undefined {
  let filled: string | undefined = page
  for (const name of SLOTS) filled = filled && filledSlot(filled, name, contents[name])
  return filled
}

function filledSlot(page: string, name: Slot, content: string): string | undefined {
  const start = page.indexOf(opening(name))
  const end = page.indexOf(closing(name), start)
  if (start < 0 || end < 0) return undefined
  return page.slice(0, start) + content + page.slice(end + closing(name).length)
}
