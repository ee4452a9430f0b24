import { AUTH_CONTRACT_VERSION } from '@mentor-connect/contract/auth'
import { SINGLETONS } from '@mentor-connect/build/singletons'
import { requestToaster } from '@mentor-connect/ui'
import type { createInstance } from '@module-federation/enhanced/runtime'
import * as ReactDOMClient from 'react-dom/client'
import { untilLoaded } from '../resilience/retry'
import { ADAPTERS } from '../session/contractVersions'
import { AUTH, PACKAGES } from './packages'

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>

/** Versions of the installed packages, injected by the build. */
declare const INSTALLED_VERSIONS: Record<string, string>

/**
 * Packages that are loaded when the first call or remote needs them. The runtime never repeats a failed load, so the
 * load is retried until it succeeds.
 */
const LATE_PACKAGES: Record<string, () => Promise<object>> = {
  axios: () => untilLoaded(() => import(/* webpackChunkName: "axios" */ 'axios')),
  'react-hot-toast': () => {
    requestToaster()
    return untilLoaded(() => import(/* webpackChunkName: "toasts" */ 'react-hot-toast'))
  },
}

/** Returns the name of the share scope for remotes that get this version of the auth contract. */
export const shareScopeOf = (contract: string) =>
  contract === AUTH_CONTRACT_VERSION ? 'default' : `contract-${contract}`

/** Returns the packages of every share scope. The scopes differ only in the version of the auth contract. */
export function sharedPackages(): Shared {
  const scope = [AUTH_CONTRACT_VERSION, ...Object.keys(ADAPTERS)].map(shareScopeOf)
  const names = Object.keys(SINGLETONS).filter((name) => name !== AUTH)
  return {
    ...Object.fromEntries(
      names.map((name) => [
        name,
        {
          version: INSTALLED_VERSIONS[name]!,
          scope,
          ...sourceOf(name),
          shareConfig: { singleton: true, requiredVersion: SINGLETONS[name]!.requires },
        },
      ]),
    ),
    [AUTH]: [
      authContract(AUTH_CONTRACT_VERSION, PACKAGES[AUTH]!),
      ...Object.entries(ADAPTERS).map(([version, { module }]) => authContract(version, module)),
    ],
  }
}

const authContract = (version: string, module: object) => ({
  version,
  scope: shareScopeOf(version),
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: version },
})

/** Returns how the share scope provides a package: at once, or by loading it. */
function sourceOf(name: string) {
  const load = LATE_PACKAGES[name]
  // A package on demand is marked as loaded. Otherwise a remote that bundles a later version as a fallback
  // would use that version.
  return load
    ? { loaded: true, get: () => load().then((module) => () => module) }
    : { lib: () => IN_PAGES[name] }
}

/** The packages that the shell needs at once in a browser, including the one that servers do not need. */
const IN_PAGES: Record<string, object> = { ...PACKAGES, 'react-dom/client': ReactDOMClient }
