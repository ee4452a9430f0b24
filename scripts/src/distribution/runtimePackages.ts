import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { PACKAGES_OUTSIDE } from '@mentor-connect/server/build/options'
import { fontFiles } from '@mentor-connect/server/fonts'
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
}

const MODULES = join(ROOT, 'node_modules')

/** Matches names of packages with native code for the C library that this machine does not have. */
const OTHER_LIBC = thisPlatform().libc === 'musl' ? /-gnu(eabihf)?$/ : /-musl(eabihf)?$/

/**
 * The packages that the programs load from `node_modules`, and all packages that these need, in the versions that are
 * installed here.
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

/** The names of `PACKAGES_OUTSIDE`, with each pattern replaced by the names that it stands for. */
function outside(): string[] {
  const { dependencies = {} } = manifestOf(join(ROOT, 'server'))
  return PACKAGES_OUTSIDE.flatMap((pattern) =>
    pattern.endsWith('*')
      ? Object.keys(dependencies).filter((name) => name.startsWith(pattern.slice(0, -1)))
      : pattern,
  )
}

/** Folder of a package. Looks into `node_modules` of each folder above, as Node does. */
function resolved(name: string, from: string): string | undefined {
  for (let folder = from; folder.startsWith(ROOT); folder = join(folder, '..')) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return candidate
  }
  return undefined
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Files that no program reads, by their path in the package. */
const LEFT_OUT = [
  // Source maps, types, sources of native code, and texts for people, except licences.
  /\.(map|scss|[cm]?ts|cc|h)$|(?<!licen[cs]e)\.md$/i,
  // Files that are meant for browsers.
  /(^|\/)(browser|umd|react-native)(\/|$)|[./]browser(-module)?(\.old)?\.[cm]?js$|\.standalone\.js$/,
  // Tests, examples, and tools of the package's authors.
  /(^|\/)(tests?|examples?)(\/|$)|^\.yarn(\/|$)/,
]

/** Folders of packages from which only other parts are imported: compression, and copies for browsers. */
const UNUSED_FOLDERS = /^brotli\/(build|enc)(\/|$)|(^|\/)pako\/dist(\/|$)/

const FONTS = new Set(fontFiles())
/** Matches files of fonts and their style sheets, of which only the fonts in use are copied. */
const OF_FONTS = /^@fontsource\/.*\.(css|woff2?)$/

export function copyPackages(packages: RuntimePackage[], to: string): void {
  for (const { path } of packages)
    cpSync(join(MODULES, path), join(to, path), {
      recursive: true,
      dereference: true,
      filter: (source) => isUsed(path, relative(join(MODULES, path), source)),
    })
}

/** @param file its path inside the package */
function isUsed(path: string, file: string): boolean {
  // Packages inside this one have their own entry in the list if they are needed.
  if (file.split(sep)[0] === 'node_modules' || LEFT_OUT.some((pattern) => pattern.test(file))) return false
  const full = join(path, file)
  if (UNUSED_FOLDERS.test(full)) return false
  return !OF_FONTS.test(full) || FONTS.has(full)
}
