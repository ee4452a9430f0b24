import { CANARY_HINTS_ID, type CanaryHints } from '@mentor-connect/contract/site/canaryHints'
import { addressOfRead, RENDERED_STATE_ID, type RenderedState } from '@mentor-connect/contract/site/rendering'
import {
  HASH_LIST_FILE,
  REGISTRY_ELEMENT_ID,
  type ReleaseEntry,
  type RemoteRelease,
  type SiteRegistry,
} from '@mentor-connect/contract/site/siteRegistry'

/** A script or style sheet. */
export interface HashedScript {
  href: string
  integrity: string
}

/** The parts of a composed page that the worker needs. */
export interface ComposedPage {
  generation: number
  /** Folders of the releases that the page can load. */
  folders: string[]
  /** The page's scripts, style sheets, and lists of hashes, with their integrity hashes. */
  scripts: HashedScript[]
  /** The scripts of areas with a canary: browsers use one of the two lists. */
  choices: { live: HashedScript[]; canary: HashedScript[] }[]
  /** Addresses on the API of what the page was rendered with. */
  reads: string[]
}

const TAG = /<(?:script|link)\s[^>]*>/g
/** Links to what the page needs: hints, and style sheets. */
const NEEDED = /^((module)?preload|stylesheet)$/
const STATE = new RegExp(`id="${RENDERED_STATE_ID}">([^<]*)<`)
const HINTS = new RegExp(`id="${CANARY_HINTS_ID}">([^<]*)<`)
const REGISTRY = new RegExp(`id="${REGISTRY_ELEMENT_ID}">([^<]*)<`)

/** Parses a page with regular expressions: workers have no DOMParser. Undefined when it is not a composed page. */
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

/** The lists that the shell verifies some of the scripts with; they are always on the site itself. */
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
