import type { Locale } from '../api/locales'
import type { Mount } from './mounts'
import type { DeclaredEntry } from './slots'
import type { RuntimeConfig } from './runtimeConfig'

/*
 * Contract between the release commands, which compose pages with slots, the site server, which fills them with what
 * the releases' own code renders, and the shell, which takes the page over.
 */

/** File of a composed site that lists what is rendered, and with which releases. */
export const RENDERING_FILE = 'rendering.json'

/** The composed page of every address without a page of its own. */
export const FALLBACK_PAGE = 'app.html'

export interface SiteRendering {
  generation: number
  config: RuntimeConfig
  /** Area → its file for servers, relative to the site's folder. Only releases that this site stores. */
  files: Record<string, string>
  declared: ServedDeclarations
  /** Area → the version of the auth contract that it gets, if the shell provides it by an adapter. */
  contracts: Record<string, string>
  /** Area → its live release. */
  releases: Record<string, string>
  /** Page file, such as `resource/_.html` → how it is rendered. */
  pages: Record<string, PageRendering>
  /** English paths of the public pages without parameters. */
  publicPaths: string[]
  /** Patterns of all other addresses: `/user/*`. */
  privatePaths: string[]
  /** Patterns of the addresses that have a page: `/user/home`, `/resource/:courseId`. */
  addresses: string[]
  /** Pattern of `addresses` → the area of its page. */
  areas: Record<string, string>
}

/** What areas declare, as far as it changes pages for visitors. */
export interface ServedDeclarations {
  mounts: Mount[]
  /** Entries in the navigation of the public frame. */
  navigation: DeclaredEntry[]
}

export interface PageRendering {
  /** Area of the page, and the area of its frame. */
  areas: string[]
  /** Query parameters that change the content. */
  query: string[]
  /** Query parameters with which only browsers render the page. */
  browserQuery?: string[]
  /** The values of the last parameter, if all others are "not found". */
  values?: string[]
  /**
   * Path of the read on the API without which there is no such page; `{2}` is a placeholder for the second segment of the
   * page's path.
   */
  requiredRead?: string
}

/** Responses that a page is rendered with, by cache key. */
export type Answers = Readonly<Record<string, unknown>>

/** A read of a page, as its cache key describes it: method, path, query and body as a JSON array. */
export function readOfKey(key: string): { method: string; path: string; query: Record<string, string> } {
  const [method, path, query] = JSON.parse(key) as [string, string, Record<string, string> | null]
  return { method, path, query: query ?? {} }
}

/** The path of a read: on the API, or `jobs:/openings` on the service of an area. */
const READ_PATH = /^(?:([a-z][a-z0-9-]*):)?(\/.*)$/

/** Splits the path of a read into the name of the service, which is undefined for the API, and the path on it. */
export function placeOfRead(path: string): { service?: string; path: string } {
  const [, service, onService = path] = READ_PATH.exec(path) ?? []
  return service === undefined ? { path: onService } : { service, path: onService }
}

/** Whether a key of SWR belongs to a read of the API. Areas may use keys of their own for what they read elsewhere. */
export function isKeyOfRead(key: string): boolean {
  try {
    const parts: unknown = JSON.parse(key)
    return Array.isArray(parts) && typeof parts[0] === 'string' && READ_PATH.test(String(parts[1]))
  } catch {
    return false
  }
}

/** Path and query of a read on the API. */
export function addressOfRead(key: string): string {
  const { path, query } = readOfKey(key)
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

/** What search engines and link previews are told about a page, besides its title. */
export interface PageHead {
  /** Plain text, at most about 160 characters. */
  description?: string
  /** The picture of link previews. */
  image?: SharePicture
  /** Structured data (schema.org). */
  jsonLd?: object[]
}

/** A picture of 1200 × 630 pixels. */
export interface SharePicture {
  url: string
  alt: string
}

/** Id of the `<script type="application/json">` with what the page was rendered from. */
export const RENDERED_STATE_ID = 'mc-rendered'

/**
 * What a page was rendered from. The browser takes its content over only if it would render the same. When the answers
 * were last read is the page's `Last-Modified`.
 */
export interface RenderedState {
  /** Path and declared query. */
  url: string
  /** The query parameters that would change the page; all others do not. */
  query: string[]
  locale: Locale
  /** Area → release, of the areas that the page consists of. */
  releases: Record<string, string>
  answers: Answers
  /** Set in a page for a static host, which may not say when the page was written: its answers are of any age. */
  isExported?: true
  /** Cache keys of reads that the page lacks because its route does not declare them; a mistake of its area. */
  undeclaredReads?: string[]
}

/** Slots of a composed page, each between two comments: their content is replaced when the page is rendered. */
export const SLOTS = ['head', 'styles', 'content'] as const
export type Slot = (typeof SLOTS)[number]

const opening = (slot: Slot) => `<!--mc:${slot}-->`
const closing = (slot: Slot) => `<!--/mc:${slot}-->`

export function slot(name: Slot, content: string): string {
  return opening(name) + content + closing(name)
}

/** @returns undefined if the page lacks one of the slots */
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
