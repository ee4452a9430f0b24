import { REGISTRY_ELEMENT_ID, type SiteRegistry } from '@mentor-connect/shared/site/siteRegistry'

/** The parts of a composed page that the worker needs. */
export interface ComposedPage {
  generation: number
  /** Folders of the releases that the page can load. */
  folders: string[]
  /** The page's scripts with their integrity hashes. */
  scripts: { href: string; integrity: string }[]
}

const TAG = /<(?:script|link)\s[^>]*>/g
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
      attribute(tag, 'src') ?? (attribute(tag, 'rel') === 'preload' ? attribute(tag, 'href') : undefined)
    const integrity = attribute(tag, 'integrity')
    return href && integrity ? [{ href: absolute(href), integrity }] : []
  })
  return { generation, folders: entries.map(({ base }) => absolute(base)), scripts }
}

function registryIn(html: string): SiteRegistry | undefined {
  try {
    return JSON.parse(REGISTRY.exec(html)?.[1] ?? '') as SiteRegistry
  } catch {
    return undefined
  }
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
