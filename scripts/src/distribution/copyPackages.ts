import { cpSync, existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fontFiles } from '@mentor-connect/server/fonts'
import { manifestOf, MODULES, type RuntimePackage } from './runtimePackages'

/** Files that no program reads, by their path in the package. */
const LEFT_OUT = [
  // Source maps, types, sources of native code, and texts for people, except licences.
  /\.(map|scss|[cm]?ts|cc|h)$|(?<!licen[cs]e)\.md$/i,
  // Files that are meant for browsers, or for old versions of Node.
  /(^|\/)(browser|umd|react-native)(\/|$)|[./]browser(-module)?\.[cm]?js$|\.(standalone|old)\.[cm]?js$/,
  // Tests, examples, and files and folders for the package's authors.
  /(^|\/)(tests?|examples?|benchmarks?)(\/|$)|^\./,
]

/** Parts of packages of which only others are loaded: compression, copies for browsers, and other builds. */
const UNUSED_PARTS = [
  /^brotli\/(build|enc)(\/|$)/,
  /(^|\/)pako\/dist(\/|$)/,
  /^harfbuzzjs\/dist\/harfbuzz-subset\.wasm$/,
  /^@fastify\/swagger-ui\/static\/swagger-ui\.js$/,
]

const FONTS = new Set(fontFiles())
/** Matches files of fonts and their style sheets, of which only the fonts in use are copied. */
const OF_FONTS = /^@fontsource\/.*\.(css|woff2?)$/

/** Copies packages without what no program reads. Licences are copied. */
export function copyPackages(packages: RuntimePackage[], to: string): void {
  for (const { path, isDirect } of packages) {
    const folder = join(MODULES, path)
    const unused = unusedFolders(folder, isDirect)
    cpSync(folder, join(to, path), {
      recursive: true,
      dereference: true,
      filter: (source) => {
        const file = relative(folder, source).split(sep).join('/')
        return !unused.includes(file) && isUsed(path, file)
      },
    })
  }
}

/** Folders of a package that nothing loads: those that it was built from, and a second build. */
function unusedFolders(folder: string, isDirect: boolean): string[] {
  const sources = isBuilt(folder) ? ['src'] : []
  // A package that only others need is loaded by `require`.
  const modules = !isDirect && existsSync(join(folder, 'dist/commonjs')) ? ['dist/esm'] : []
  return [...sources, ...modules]
}

/** True if all entries of a package are in `dist`. Others may load their `src`. */
function isBuilt(folder: string): boolean {
  const { main, exports } = manifestOf(folder)
  const entries = JSON.stringify([main, exports]).match(/"[^"]+\.[cm]?js"/g) ?? []
  return entries.length > 0 && entries.every((entry) => /^"(\.\/)?dist\//.test(entry))
}

/** @param file its path inside the package, with slashes */
function isUsed(path: string, file: string): boolean {
  // Packages inside this one have their own entry in the list if they are needed.
  if (file === 'node_modules' || LEFT_OUT.some((pattern) => pattern.test(file))) return false
  const full = [...path.split(sep), file].join('/')
  if (UNUSED_PARTS.some((pattern) => pattern.test(full))) return false
  return !OF_FONTS.test(full) || FONTS.has(full)
}
