import { createInstance, satisfy } from '@module-federation/enhanced/runtime'
import { untilLoaded } from '../resilience/retry'
import { showInDevtools } from './devtools'
import { forgetContainer, hasRun } from './hashes'
import { sharedPackages, shareScopeOf } from './sharedPackages'
import type { HashList } from './verifyFiles'

export interface RemoteScript {
  /** Name of the container's global variable. */
  name: string
  /** Absolute URL of the entry. */
  entry: string
  /** Expected hash of the entry; null for a developer's build. */
  integrity: string | null
  /** Version of the auth contract that the remote gets. */
  contract: string
  /** The release's hash list; absent if the entry itself contains the hashes. */
  hashList?: HashList
}

/** The part of the Module Federation runtime that the shell uses. Only this module depends on the runtime. */
export interface Federation {
  /** `force` removes what is left of an earlier attempt. */
  register(remote: RemoteScript, options: { force: boolean }): void
  load(id: string): Promise<unknown>
  satisfies(version: string, range: string): boolean
}

/** Timeout for loading a remote's entry, in ms. */
const ENTRY_DEADLINE_MS = 6000

/** Creates the page's only Module Federation instance, with the shell's packages in its share scope. */
export function createFederation(): Federation {
  const hashes = new Map<string, string | null>()
  const hashLists = new Map<string, HashList | undefined>()
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: sharedPackages(),
    plugins: [
      {
        name: 'integrity',
        createScript: ({ url }) => ({ script: scriptFor(url, hashes.get(url)), timeout: ENTRY_DEADLINE_MS }),
        onLoad: ({ remote }) => showInDevtools(remote.name, (remote as { entry: string }).entry),
      },
    ],
  })
  return {
    register({ name, entry, integrity, contract, hashList }, options) {
      if (options.force) forgetContainer(name)
      hashLists.set(name, hashList)
      const address = options.force ? cacheBusted(entry) : entry
      hashes.set(address, integrity)
      instance.registerRemotes([{ name, entry: address, shareScope: shareScopeOf(contract) }], options)
    },
    async load(id) {
      const [name = ''] = id.split('/')
      const hashList = hashLists.get(name)
      if (hashList && !hasRun(name)) await verifyWith(name, hashList)
      return instance.loadRemote(id)
    },
    satisfies: satisfy,
  }
}

/** Makes the browser verify the files of a release by a hash list. The code is loaded with the first such release. */
async function verifyWith(name: string, hashList: HashList) {
  const { verifyFiles } = await untilLoaded(() => import(/* webpackChunkName: "verify" */ './verifyFiles'))
  await verifyFiles(name, hashList)
}

const retries = new Map<string, number>()

/**
 * Returns a different URL for the same file, because a request for the same URL would wait for a pending
 * request that hangs.
 */
function cacheBusted(entry: string): string {
  const count = (retries.get(entry) ?? 0) + 1
  retries.set(entry, count)
  const url = new URL(entry)
  url.searchParams.set('again', String(count))
  return url.href
}

/**
 * Returns a script element with an integrity hash, so that the browser runs only matching content. @throws
 * for an unregistered URL
 */
function scriptFor(url: string, integrity: string | null | undefined): HTMLScriptElement {
  if (integrity === undefined) throw new Error(`${url} is not the entry of a registered release.`)
  const script = document.createElement('script')
  script.src = url
  script.async = true
  if (integrity) script.integrity = integrity
  // The attributes equal those that webpack sets for chunks, so that preload hints match. Integrity on another origin
  // requires CORS.
  if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous'
  return script
}
