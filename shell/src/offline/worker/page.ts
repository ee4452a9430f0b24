import { CANARY_HINTS_ID, type CanaryHints } from '@mentor-connect/contract/site/canaryHints'
import { addressOfRead, RENDERED_STATE_ID, type RenderedState } from '@mentor-connect/contract/site/rendering'
import {
  HASH_LIST_FILE,
  REGISTRY_ELEMENT_ID,
  type ReleaseEntry,
  type RemoteRelease,
  type SiteRegistry,
} from '@mentor-connect/contract/site/siteRegistry'

/** A script or style sheet with its integrity hash. */
export interface HashedScript {
  href: string
  integrity: string
}

/** The parts of a composed page that the worker needs. */
export interface ComposedPage {
  generation: number
  /** Folders of the releases that the page may load. */
  folders: string[]
  /** Scripts, style sheets and hash lists of the page. */
  scripts: HashedScript[]
  /** Scripts of areas with a canary. A browser uses either the live list or the canary list. */
  choices: { live: HashedScript[]; canary: HashedScript[] }[]
  /** API URLs of the reads with which the page was rendered. */
  reads: string[]
}

const TAG = /<(?:script|link)\s[^>]*>/g
/** Relations of links to files that the page needs: preload hints and style sheets. */
const NEEDED = /^((module)?preload|stylesheet)$/
const STATE = new RegExp(`id="${RENDERED_STATE_ID}">([^<]*)<`)
const HINTS = new RegExp(`id="${CANARY_HINTS_ID}">([^<]*)<`)
const REGISTRY = new RegExp(`id="${REGISTRY_ELEMENT_ID}">([^<]*)<`)

/**
 * Parses a page with regular expressions, because workers have no DOMParser. Undefined if it is not a composed page.
 */
export function readPage(html: string, origin: string): ComposedPage | undefined {
  const registry = registryIn(html)
  if (!registry) return undefined
  const absolute = (address: string) => new URL(address, origin).href
  const { generation, shell, remotes } = registry
  const entries = [shell, ...Object.values(remotes).flatMap((remote) => [remote, remote.canary ?? []].flat())]
  const scripts = (html.match(TAG) ?? []).flatMap((tag) => {
    const href =
      attribute(tag, 'src') ?? (NEEDED.test(attribute(tag, 'rel') ?? '') ? attribute(tag, 'href') : undefined)
    const integrity = attribute(tag, 'integrity')
    return href && integrity ? [{ href: absolute(href), integrity }] : []
  })
  const verified = (files: HashedScript[]) => [...files, ...hashLists(entries, files, origin)]
  return {
    generation,
    folders: entries.map(({ base }) => absolute(base)),
    scripts: verified(scripts),
    choices: choicesIn(html, absolute).map(({ live, canary }) => ({
      live: verified(live),
      canary: verified(canary),
    })),
    reads: readsIn(html),
  }
}

/**
 * Returns the hash lists with which the shell verifies some of the scripts. They are always on the site's own
 * origin.
 */
function hashLists(
  entries: (ReleaseEntry | RemoteRelease)[],
  scripts: HashedScript[],
  origin: string,
): HashedScript[] {
  return entries.flatMap((entry) => {
    const folder = new URL(entry.base, origin)
    const isNeeded = scripts.some(({ href }) => href.startsWith(folder.href))
    if (!isNeeded || !('hashes' in entry) || !entry.hashes) return []
    return [{ href: new URL(folder.pathname + HASH_LIST_FILE, origin).href, integrity: entry.hashes }]
  })
}

function choicesIn(html: string, absolute: (address: string) => string): ComposedPage['choices'] {
  const hashed = (list: CanaryHints['live']): HashedScript[] =>
    list.flatMap(({ href, integrity }) => (integrity ? [{ href: absolute(href), integrity }] : []))
  return hintsIn(html).map(({ live, canary }) => ({ live: hashed(live), canary: hashed(canary) }))
}

function hintsIn(html: string): CanaryHints[] {
  try {
    return JSON.parse(HINTS.exec(html)?.[1] ?? '[]') as CanaryHints[]
  } catch {
    return []
  }
}

function registryIn(html: string): SiteRegistry | undefined {
  try {
    return JSON.parse(REGISTRY.exec(html)?.[1] ?? '') as SiteRegistry
  } catch {
    return undefined
  }
}

function readsIn(html: string): string[] {
  try {
    const { answers } = JSON.parse(STATE.exec(html)?.[1] ?? '{}') as Partial<RenderedState>
    return Object.keys(answers ?? {}).map(addressOfRead)
  } catch {
    return []
  }
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
