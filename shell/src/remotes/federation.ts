import { AUTH_CONTRACT_VERSION } from '@mentor-connect/contract/auth'
import { SINGLETONS } from '@mentor-connect/build/singletons'
import { requestToaster } from '@mentor-connect/ui'
import { createInstance, satisfy } from '@module-federation/enhanced/runtime'
import { untilLoaded } from '../resilience/retry'
import { forgetContainer, hasRun } from './hashes'
import { PACKAGES } from './packages'
import type { HashList } from './verifyFiles'

export interface RemoteScript {
  /** Name of the container global. */
  name: string
  /** Absolute URL of the entry. */
  entry: string
  /** Expected hash of the entry; null for a developer's build, which has none. */
  integrity: string | null
  /** Where the list of hashes of a release is whose entry contains none. */
  hashList?: HashList
}

/** The part of the Module Federation runtime that the shell uses; no other module depends on it directly. */
export interface Federation {
  /** `force` removes the remains of an earlier attempt. */
  register(remote: RemoteScript, options: { force: boolean }): void
  load(id: string): Promise<unknown>
  satisfies(version: string, range: string): boolean
}

/** Timeout for loading a remote's entry, in ms. */
const ENTRY_DEADLINE_MS = 6000

/** Versions of the installed packages, injected by the build. */
declare const INSTALLED_VERSIONS: Record<string, string>

/**
 * Packages that are loaded when the first call or remote needs them. The runtime keeps a failed load for ever, so it is
 * repeated until it succeeds.
 */
const LATE_PACKAGES: Record<string, () => Promise<object>> = {
  axios: () => untilLoaded(() => import(/* webpackChunkName: "axios" */ 'axios')),
  'react-hot-toast': () => {
    requestToaster()
    return untilLoaded(() => import(/* webpackChunkName: "toasts" */ 'react-hot-toast'))
  },
}

/** How the share scope gets a package: at once, or by loading it. */
function sourceOf(key: string) {
  const load = LATE_PACKAGES[key]
  return load ? { get: () => load().then((module) => () => module) } : { lib: () => PACKAGES[key] }
}

/** The page's only Module Federation instance, with the shell's packages in its share scope. */
export function createFederation(): Federation {
  const hashes = new Map<string, string | null>()
  const hashLists = new Map<string, HashList | undefined>()
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(SINGLETONS).map(([key, { requires }]) => [
        key,
        {
          version: INSTALLED_VERSIONS[key] ?? AUTH_CONTRACT_VERSION,
          scope: 'default',
          ...sourceOf(key),
          shareConfig: { singleton: true, requiredVersion: requires },
        },
      ]),
    ),
    plugins: [
      {
        name: 'integrity',
        createScript: ({ url }) => ({ script: scriptFor(url, hashes.get(url)), timeout: ENTRY_DEADLINE_MS }),
      },
    ],
  })
  return {
    register({ name, entry, integrity, hashList }, options) {
      if (options.force) forgetContainer(name)
      hashLists.set(name, hashList)
      const address = options.force ? cacheBusted(entry) : entry
      hashes.set(address, integrity)
      instance.registerRemotes([{ name, entry: address }], options)
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

/** Makes the browser verify what a release loads. The code for it comes with the first such release. */
async function verifyWith(name: string, hashList: HashList) {
  const { verifyFiles } = await untilLoaded(() => import(/* webpackChunkName: "verify" */ './verifyFiles'))
  await verifyFiles(name, hashList)
}

const retries = new Map<string, number>()

/** Another URL for the same file: a request for the same URL would wait for a pending one that hangs. */
function cacheBusted(entry: string): string {
  const count = (retries.get(entry) ?? 0) + 1
  retries.set(entry, count)
  const url = new URL(entry)
  url.searchParams.set('again', String(count))
  return url.href
}

/**
 * A script element with an integrity hash, so that the browser runs only matching content. @throws for an unregistered
 * URL
 */
function scriptFor(url: string, integrity: string | null | undefined): HTMLScriptElement {
  if (integrity === undefined) throw new Error(`${url} is not the entry of a registered release.`)
  const script = document.createElement('script')
  script.src = url
  script.async = true
  if (integrity) script.integrity = integrity
  // Same attributes as webpack's for chunks, so that preload hints match. Integrity on another origin requires CORS.
  if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous'
  return script
}
