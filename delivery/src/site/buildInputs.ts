/** The parts of `package-lock.json` that say what is installed. */
export interface Lock {
  packages: Record<string, LockedPackage>
}

interface LockedPackage {
  version?: string
  integrity?: string
  /** For a workspace, at its place in `node_modules`: its folder. */
  resolved?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const INSTALLED = 'node_modules/'

/**
 * Lists everything that the build of a workspace can contain: the folders of the workspaces that it depends on, its own
 * first, and the installed packages, each with its version and hash. Every copy of a package counts, whichever is used.
 *
 * @param lock of the repository
 * @param folder of the workspace, as the lock names it
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

/** Names. What only tests and the development of a workspace need is not part of its build. */
const dependenciesOf = ({ dependencies, optionalDependencies, peerDependencies }: LockedPackage = {}) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
