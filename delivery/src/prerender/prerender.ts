import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { webpackBase } from '@mentor-connect/shared/build/webpackBase'
import type { Prerendered } from '@mentor-connect/shared/remote'
import webpack, { type Configuration } from 'webpack'
import { CACHE, ROOT } from '../root'
import type { Fragment } from '../site/fragments/fragment'

/** Folder of a release with its prerendered pages. */
const FOLDER = 'prerendered'

interface Bundle {
  default: Prerendered
  renderPages: (prerendered: Prerendered) => Promise<Fragment[]>
}

/**
 * Renders the pages that `src/prerendered.ts` of an area lists and writes them into its release.
 * @returns address → file, relative to the release's folder
 */
export async function prerender(areaDir: string, releaseDir: string): Promise<Record<string, string>> {
  const source = join(areaDir, 'src/prerendered.ts')
  if (!existsSync(source)) return {}
  mkdirSync(CACHE, { recursive: true })
  const draft = mkdtempSync(join(CACHE, 'prerender-'))
  try {
    const { default: prerendered, renderPages } = createRequire(import.meta.url)(
      await bundle(source, draft),
    ) as Bundle
    const fragments = await renderPages(prerendered)
    mkdirSync(join(releaseDir, FOLDER), { recursive: true })
    return Object.fromEntries(fragments.map((fragment) => [fragment.path, store(releaseDir, fragment)]))
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function store(releaseDir: string, fragment: Fragment): string {
  const file = `${FOLDER}/${fragment.path.slice(1).replaceAll('/', '-') || 'index'}.json`
  writeFileSync(join(releaseDir, file), JSON.stringify(fragment))
  return file
}

/** Bundles the pages into one script for Node, from the same sources and with the same rules as for browsers. */
async function bundle(source: string, outDir: string): Promise<string> {
  const base = webpackBase({
    dir: ROOT,
    outDir,
    cacheDir: join(CACHE, 'webpack'),
    uniqueName: 'prerender',
  })
  const entry = `export { default } from ${JSON.stringify(source)}; export { renderPages } from ${JSON.stringify(join(import.meta.dirname, 'renderPages.tsx'))}`
  const configuration: Configuration = {
    ...base,
    target: 'node20',
    entry: `data:text/javascript,${encodeURIComponent(entry)}`,
    output: { path: outDir, filename: 'bundle.cjs', publicPath: '', library: { type: 'commonjs2' } },
    optimization: { minimize: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  }
  const compiler = webpack(configuration)!
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined)
      if (error) return reject(error)
      if (stats?.hasErrors())
        return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })))
      resolve()
    })
  })
  return join(outDir, 'bundle.cjs')
}
