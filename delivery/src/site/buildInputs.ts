/** The parts of `package-lock.json` that say what is installed. */
export interface Lock {
  packages: Record<string, LockedPackage>
}

interface LockedPackage {
  version?: string
  integrity?: string
  /** Folder of the workspace; set for a workspace that is linked into `node_modules`. */
  resolved?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const INSTALLED = 'node_modules/'

/**
 * Lists everything that the build of a workspace can contain: the folders of the workspace itself and of the workspaces
 * that it depends on, in this order, and the installed packages, each with its version and hash. If a package is
 * installed in several copies, all of them are listed.
 *
 * @param lock lock file of the repository
 * @param folder folder of the workspace, as the lock file names it
 */
export function buildInputs({ packages }: Lock, folder: string): { folders: string[]; installed: string[] } {
  const places = placesByName(packages)
  const folders = new Set([folder])
  const installed = new Set<string>()
  const known = new Set<string>()
  const waiting = dependenciesOf(packages[folder])
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (known.has(name)) continue
    known.add(name)
    for (const place of places.get(name) ?? []) {
      const found = packages[place]!
      const workspace = found.link ? found.resolved : undefined
      if (workspace !== undefined) folders.add(workspace)
      else installed.add(`${place} ${found.version} ${found.integrity}`)
      waiting.push(...dependenciesOf(workspace === undefined ? found : packages[workspace]))
    }
  }
  return { folders: [...folders], installed: [...installed].sort() }
}

function placesByName(packages: Lock['packages']): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const place of Object.keys(packages)) {
    const start = place.lastIndexOf(INSTALLED)
    if (start < 0) continue
    const name = place.slice(start + INSTALLED.length)
    places.set(name, [...(places.get(name) ?? []), place])
  }
  return places
}

/** Names of the packages that a build can contain. Development dependencies are not part of it. */
const dependenciesOf = ({ dependencies, optionalDependencies, peerDependencies }: LockedPackage = {}) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
