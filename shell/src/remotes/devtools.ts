/** A build, as the developer tools of Module Federation read it. */
interface Snapshot {
  version?: string
  /** Address of the entry of a remote. */
  remoteEntry?: string
  /** Name of a remote → its version. Hosts have this. */
  remotesInfo?: Record<string, { matchedVersion: string }>
}

/** The global state of the runtime. It also holds the runtime's instances and the shared packages. */
declare const __FEDERATION__: { moduleInfo: Record<string, Snapshot> }

/**
 * Shows a loaded remote in the developer tools of Module Federation. The runtime does this only for remotes
 * with a manifest, but the shell loads remotes by their entry.
 */
export function showInDevtools(name: string, entry: string) {
  const { moduleInfo } = __FEDERATION__
  const shell = (moduleInfo['shell'] ??= { remotesInfo: {} })
  shell.remotesInfo![name] = { matchedVersion: entry }
  // The tools find a remote by its name and its version.
  moduleInfo[`${name}:${entry}`] = { version: entry, remoteEntry: entry }
}
