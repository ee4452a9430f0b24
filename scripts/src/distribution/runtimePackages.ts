import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { PACKAGES_OUTSIDE } from '@mentor-connect/server/build/options'
import { thisPlatform } from '../install/isInstalled.mjs'

/** Packages that only developers need: the emulator of the sign-in service serves its files to browsers. */
const OF_DEVELOPERS = ['@clerk/clerk-js']

export interface RuntimePackage {
  name: string
  version: string
  /** Folder below `node_modules`. */
  path: string
  /** True if a program imports it; false if only other packages do. */
  isDirect: boolean
}

interface Manifest {
  name: string
  version: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  main?: string
  exports?: unknown
}

/** The folder with the packages that are installed here. */
export const MODULES = join(ROOT, 'node_modules')

/** Matches names of packages with native code for the C library that this machine does not have. */
const OTHER_LIBC = thisPlatform().libc === 'musl' ? /-gnu(eabihf)?$/ : /-musl(eabihf)?$/

/**
 * Returns the packages that the programs load from `node_modules`, and all packages that these need, in the
 * versions that are installed here.
 *
 * @param ofParts packages that optional parts load
 */
export function runtimePackages(ofParts: string[]): RuntimePackage[] {
  const found = new Map<string, RuntimePackage>()
  const visit = (name: string, from: string, isDirect: boolean) => {
    const folder = resolved(name, from)
    // Packages with native code for other platforms are not installed, unless they do not name the C library.
    if (!folder || OTHER_LIBC.test(name)) return
    const path = relative(MODULES, folder)
    const known = found.get(path)
    if (known) return void (known.isDirect ||= isDirect)
    const { version, dependencies, optionalDependencies } = manifestOf(folder)
    found.set(path, { name, version, path, isDirect })
    for (const one of Object.keys({ ...dependencies, ...optionalDependencies })) visit(one, folder, false)
  }
  const needed = outside().filter((name) => !OF_DEVELOPERS.includes(name))
  for (const name of [...needed, ...ofParts]) visit(name, ROOT, true)
  return [...found.values()]
}

/** Returns the names in `PACKAGES_OUTSIDE`, with each pattern replaced by the names that it matches. */
function outside(): string[] {
  const { dependencies = {} } = manifestOf(join(ROOT, 'server'))
  return PACKAGES_OUTSIDE.flatMap((pattern) =>
    pattern.endsWith('*')
      ? Object.keys(dependencies).filter((name) => name.startsWith(pattern.slice(0, -1)))
      : pattern,
  )
}

/** Returns the folder of a package. Looks into the `node_modules` of each folder above, as Node does. */
function resolved(name: string, from: string): string | undefined {
  for (let folder = from; folder.startsWith(ROOT); folder = join(folder, '..')) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return candidate
  }
  return undefined
}

export const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
