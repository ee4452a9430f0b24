import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { PACKAGES_OUTSIDE } from '@mentor-connect/server/build/options'

/** What the gate opens pages with; only a deployment with a browser uses it. */
const OF_DELIVERY = ['playwright-core', 'axe-core']

export interface RuntimePackage {
  name: string
  version: string
  /** Folder below `node_modules`. */
  path: string
  /** Whether a program names it, rather than another package. */
  isDirect: boolean
}

interface Manifest {
  name: string
  version: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const MODULES = join(ROOT, 'node_modules')

/** The packages that the programs load from `node_modules`, and all that those need, as they are installed here. */
export function runtimePackages(): RuntimePackage[] {
  const found = new Map<string, RuntimePackage>()
  const visit = (name: string, from: string, isDirect: boolean) => {
    const folder = resolved(name, from)
    // Native packages of other platforms are not installed.
    if (!folder) return
    const path = relative(MODULES, folder)
    const known = found.get(path)
    if (known) return void (known.isDirect ||= isDirect)
    const { version, dependencies, optionalDependencies } = manifestOf(folder)
    found.set(path, { name, version, path, isDirect })
    for (const one of Object.keys({ ...dependencies, ...optionalDependencies })) visit(one, folder, false)
  }
  for (const name of [...outside(), ...OF_DELIVERY]) visit(name, ROOT, true)
  return [...found.values()]
}

/** The names of `PACKAGES_OUTSIDE`, with those that a pattern stands for. */
function outside(): string[] {
  const { dependencies = {} } = manifestOf(join(ROOT, 'server'))
  return PACKAGES_OUTSIDE.flatMap((pattern) =>
    pattern.endsWith('*')
      ? Object.keys(dependencies).filter((name) => name.startsWith(pattern.slice(0, -1)))
      : pattern,
  )
}

/** Looks for a package in `node_modules` of each folder above, as Node does. */
function resolved(name: string, from: string): string | undefined {
  for (let folder = from; folder.startsWith(ROOT); folder = join(folder, '..')) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return candidate
  }
  return undefined
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Nobody reads these at run time: source maps, fonts for browsers, types. */
const LEFT_OUT = /\.(map|woff2|d\.[cm]?ts)$/

export function copyPackages(packages: RuntimePackage[], to: string): void {
  for (const { path } of packages)
    cpSync(join(MODULES, path), join(to, path), {
      recursive: true,
      dereference: true,
      // Packages below this one are in the list if they are needed.
      filter: (source) => {
        const inside = relative(join(MODULES, path), source)
        return inside.split(sep)[0] !== 'node_modules' && !LEFT_OUT.test(source)
      },
    })
}
