import { cpSync, existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fontFiles } from '@mentor-connect/server/fonts'
import { manifestOf, MODULES, type RuntimePackage } from './runtimePackages'

/** Patterns for files that no program reads. They match the path inside the package. */
const LEFT_OUT = [
  // Source maps, types, sources of native code, and texts for people, except licences.
  /\.(map|scss|[cm]?ts|cc|h)$|(?<!licen[cs]e)\.md$/i,
  // Files that are meant for browsers, or for old versions of Node.
  /(^|\/)(browser|umd|react-native)(\/|$)|[./]browser(-module)?\.[cm]?js$|\.(standalone|old)\.[cm]?js$/,
  // Tests, examples, and files and folders for the package's authors.
  /(^|\/)(tests?|examples?|benchmarks?)(\/|$)|^\./,
]

/**
 * Parts of packages that no program loads, although it loads other parts of the package: compression, copies
 * for browsers, and other builds.
 */
const UNUSED_PARTS = [
  /^brotli\/(build|enc)(\/|$)/,
  /(^|\/)pako\/dist(\/|$)/,
  /^harfbuzzjs\/dist\/harfbuzz-subset\.wasm$/,
  /^@fastify\/swagger-ui\/static\/swagger-ui\.js$/,
]

const FONTS = new Set(fontFiles())
/** Matches the style sheets and files of fonts. Only the fonts in use are copied. */
const OF_FONTS = /^@fontsource\/.*\.(css|woff2?)$/

/** Copies packages without the files that no program reads. Licences are copied. */
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

/** Returns the folders of a package that nothing loads: its sources, and a second build. */
function unusedFolders(folder: string, isDirect: boolean): string[] {
  const sources = isBuilt(folder) ? ['src'] : []
  // Only `require` loads a package that no program imports directly, so its build for `import` is unused.
  const modules = !isDirect && existsSync(join(folder, 'dist/commonjs')) ? ['dist/esm'] : []
  return [...sources, ...modules]
}

/** True if all entry points of a package are in `dist`. Otherwise, programs may load its `src`. */
function isBuilt(folder: string): boolean {
  const { main, exports } = manifestOf(folder)
  const entries = JSON.stringify([main, exports]).match(/"[^"]+\.[cm]?js"/g) ?? []
  return entries.length > 0 && entries.every((entry) => /^"(\.\/)?dist\//.test(entry))
}

/**
 * Tells if programs use a file of a package.
 *
 * @param file path inside the package, with slashes
 */
function isUsed(path: string, file: string): boolean {
  // Packages inside this one have their own entry in the list if they are needed.
  if (file === 'node_modules' || LEFT_OUT.some((pattern) => pattern.test(file))) return false
  const full = [...path.split(sep), file].join('/')
  if (UNUSED_PARTS.some((pattern) => pattern.test(full))) return false
  return !OF_FONTS.test(full) || FONTS.has(full)
}
