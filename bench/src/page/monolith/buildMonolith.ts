import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE } from '@mentor-connect/delivery/root'
import { compress, describeFiles } from '@mentor-connect/build/release/hashAndCompress'
import type { ReleaseEntry } from '@mentor-connect/contract/site/siteRegistry'
import webpack from 'webpack'
import { monolith } from './webpack.config'

export interface Monolith extends ReleaseEntry {
  dir: string
}

/** Builds the product as one bundle, whose files are served under `/monolith/`. */
export async function buildMonolith(): Promise<Monolith> {
  const dir = join(CACHE, 'bench', 'monolith')
  rmSync(dir, { recursive: true, force: true })
  const compiler = webpack(await monolith(dir))!
  const entry = await new Promise<string>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined)
      if (error) return reject(error)
      if (stats?.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only' })))
      const assets = stats!.toJson({ all: false, entrypoints: true }).entrypoints?.['main']?.assets ?? []
      resolve(assets.map((asset) => asset.name).find((file) => file.endsWith('.js'))!)
    })
  })
  for (const file of readdirSync(dir)) if (file.endsWith('.js')) compress(join(dir, file))
  const { integrity } = describeFiles(dir)[entry]!
  return { release: 'monolith', base: '/monolith/', entry: `/monolith/${entry}`, integrity, dir }
}
