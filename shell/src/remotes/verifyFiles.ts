import { VERIFIES_FILES } from '@mentor-connect/contract/site/verifying'
import { diagnose } from './diagnose'
import { keepHashes } from './hashes'
import { HashListFailure } from './HashListFailure'

/** The list of hashes of a release. */
export interface HashList {
  /** URL of the folder with the files of the release, with a trailing slash. */
  folder: string
  /** URL of the list, a JSON object: file → hash. */
  url: string
  /** Integrity hash of the list itself. */
  integrity: string
}

type Hashes = Record<string, string>

/** A hash that matches no file. Files that are not in the list get this hash, so that they cannot run. */
const NO_FILE = `sha384-${'A'.repeat(64)}`
const DEADLINE_MS = 6_000

/** Folder of a release → the hashes of its files. */
const lists = new Map<string, Hashes>()

/**
 * Makes the browser verify every script and style sheet that a release loads, regardless of the bundler: elements
 * that get a URL in the release's folder also get the hash from the signed list.
 *
 * Modules that are imported by other modules are covered if the bundler preloads them, as Vite does.
 *
 * @param container name of the release's container
 * @throws HashListFailure if the list cannot be loaded, or is not the one that the registry names
 */
export async function verifyFiles(container: string, { folder, url, integrity }: HashList): Promise<void> {
  const hashes = await loadList(url, integrity)
  if (lists.size === 0) for (const [element, property] of LOADING) watch(element.prototype, property)
  lists.set(folder, hashes)
  // The diagnosis of a failed file finds hashes by file name, without the folder.
  const byName = Object.entries(hashes).map(([file, hash]) => [file.split('/').pop(), hash] as const)
  keepHashes(container, Object.fromEntries(byName))
}

async function loadList(url: string, integrity: string): Promise<Hashes> {
  try {
    const response = await fetch(url, { integrity, signal: AbortSignal.timeout(DEADLINE_MS) })
    return (await response.json()) as Hashes
  } catch (cause) {
    throw new HashListFailure(await diagnose(url, integrity), { cause })
  }
}

/** Elements that load files, and their property with the URL. */
const LOADING = [
  [HTMLScriptElement, 'src'],
  [HTMLLinkElement, 'href'],
] as const

type Loading = HTMLScriptElement | HTMLLinkElement

/** Adds the hash to each element of a type when its URL is set. */
function watch(prototype: Loading, property: 'src' | 'href') {
  const { set, ...rest } = Object.getOwnPropertyDescriptor(prototype, property)!
  const setAttribute = prototype.setAttribute
  Object.defineProperty(prototype, property, {
    ...rest,
    set: marked(function (this: Loading, address: unknown) {
      addHash(this, String(address))
      set!.call(this, address)
    }),
  })
  prototype.setAttribute = marked(function (this: Loading, name: string, value: string) {
    if (name.toLowerCase() === property) addHash(this, String(value))
    setAttribute.call(this, name, value)
  })
}

/** Marks a function, so that the release gate recognises it as the shell's. */
const marked = <F extends object>(replacement: F) => Object.assign(replacement, { [VERIFIES_FILES]: true })

function addHash(element: Loading, address: string) {
  const { href, origin } = new URL(address, document.baseURI)
  for (const [folder, hashes] of lists) {
    if (!href.startsWith(folder)) continue
    element.integrity = hashes[decodeURI(href.slice(folder.length).replace(/[?#].*$/, ''))] ?? NO_FILE
    // An integrity check of a file on another origin requires CORS.
    if (origin !== location.origin) element.crossOrigin ??= 'anonymous'
  }
}
