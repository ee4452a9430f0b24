/** What the developer tools of Module Federation show of a build. */
interface Snapshot {
  version: string
  /** Address of the entry; the tools show it for remotes only. */
  remoteEntry?: string
  /** Exposes that this document has loaded. */
  modules?: { moduleName: string }[]
  /** Name of a remote → address of its entry. Only hosts have remotes. */
  remotesInfo?: Record<string, { matchedVersion: string }>
}

/** The global state of the runtime. Its instances and its shared packages are there already. */
declare const __FEDERATION__: { moduleInfo: Record<string, Snapshot | undefined> }

const HOST = 'shell'

/**
 * Shows a loaded expose in the developer tools of Module Federation. The runtime does this for remotes with a manifest;
 * the shell loads remotes by their entry.
 */
export function showInDevtools(id: string, entry: string) {
  const [name = '', expose = ''] = id.split('/')
  const { moduleInfo } = __FEDERATION__
  const host = (moduleInfo[HOST] ??= { version: '' })
  host.remotesInfo = { ...host.remotesInfo, [name]: { matchedVersion: entry } }
  // The tools find a remote by its name and its version.
  const remote = (moduleInfo[`${name}:${entry}`] ??= { version: entry, remoteEntry: entry, modules: [] })
  remote.modules!.push({ moduleName: expose })
}
