import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { compileCatalogue } from '@mentor-connect/build/compileCatalogue'
import { sourceId } from '@mentor-connect/build/release/sourceId'
import { CACHE, ROOT } from '@mentor-connect/delivery/root'
import { compilePackages } from './compile'
import { ownPackages, sourcesOf, type OwnPackage } from './ownPackages'
import { publishedManifest, type Repository } from './publishedManifest'

/** File with the id of the sources from which the built packages were made. */
const BUILT = join(CACHE, 'packages/sources')

/**
 * Builds every package into the folder that is published: compiled modules, types, source maps, sources and a
 * manifest. Packages that were already built from the same sources are kept.
 */
export function buildPackages(): OwnPackage[] {
  const packages = ownPackages()
  const sources = sourceId(ROOT, [
    'LICENSE',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'scripts/src/packages',
    ...packages.map(({ dir }) => relative(ROOT, dir)),
  ])
  if (existsSync(BUILT) && readFileSync(BUILT, 'utf8') === sources) return packages
  // The id is written last, so that an interrupted build has none.
  rmSync(BUILT, { force: true })
  for (const own of packages) prepare(own)
  compilePackages(join(ROOT, 'tsconfig.json'))
  writeFileSync(BUILT, sources)
  return packages
}

function prepare(own: OwnPackage) {
  const { dir, outDir } = own
  rmSync(outDir, { recursive: true, force: true })
  for (const file of sourcesOf(own)) {
    copy(file, join(outDir, relative(dir, file)))
    const target = join(outDir, 'dist', relative(join(dir, 'src'), file))
    if (file.endsWith('.json')) writeTexts(file, target.replace(/\.json$/, ''))
    else if (/\.(cjs|mjs|d\.cts|d\.ts)$/.test(file)) copy(file, target)
  }
  for (const folder of ['bin', 'template'])
    if (existsSync(join(dir, folder))) cpSync(join(dir, folder), join(outDir, folder), { recursive: true })
  copy(join(ROOT, 'LICENSE'), join(outDir, 'LICENSE'))
  for (const name of ['README.md', 'CHANGELOG.md', 'tsconfig.area.json', 'release.schema.json'])
    if (existsSync(join(dir, name))) copy(join(dir, name), join(outDir, name))
  writeFileSync(
    join(outDir, 'package.json'),
    `${JSON.stringify(publishedManifest(own.manifest, repositoryOf(own)), null, 2)}\n`,
  )
}

/**
 * Returns the repository from which a package is built: `repository` in the package.json of the root. npm
 * compares it with the signature of the build.
 */
function repositoryOf({ dir }: OwnPackage): Repository | undefined {
  const { repository } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    repository?: Repository
  }
  return repository && { ...repository, directory: relative(ROOT, dir).replaceAll('\\', '/') }
}

/** Writes texts as a module whose ids are exported as a type. Those in `messages` are compiled; others need no compiler. */
function writeTexts(file: string, target: string) {
  const text = readFileSync(file, 'utf8')
  const content = /messages\/\w+\.json$/.test(file) ? compileCatalogue(text) : text
  const ids = Object.keys(JSON.parse(text) as object).map((id) => `  ${JSON.stringify(id)}: string`)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(`${target}.js`, `export default JSON.parse(${JSON.stringify(content)})\n`)
  writeFileSync(
    `${target}.d.ts`,
    `declare const ${basename(target)}: {\n${ids.join('\n')}\n}\nexport default ${basename(target)}\n`,
  )
}

function copy(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
}
