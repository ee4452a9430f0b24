// Builds one area: `buildOne.ts <area> <release> <folder>`. A process of its own, so that areas build side by side.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contractRange, type Build } from '@mentor-connect/shared/build/remote'
import webpack, { type Stats } from 'webpack'
import { CACHE } from '../root'
import { allAreas } from './areas'
import { RELEASE_FILE, type Release } from './release'

const [name, release, outDir] = process.argv.slice(2) as [string, string, string]
const area = allAreas().find((candidate) => candidate.name === name)
if (!area) throw new Error(`There is no area "${name}".`)

const config = (await import(pathToFileURL(join(area.dir, 'webpack.config.ts')).href)) as { default: Build }
const stats = await compile(config.default)
const description: Release =
  name === 'shell'
    ? { area: name, release, entry: entryOfHost(stats) }
    : { area: name, release, entry: entryOfRemote(outDir), contract: contractRange(area.dir) }
writeFileSync(join(outDir, RELEASE_FILE), JSON.stringify(description, null, 2))

function compile(build: Build): Promise<Stats> {
  const compiler = webpack(build({ outDir, cacheDir: join(CACHE, 'webpack') }))!
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined)
      if (error) return reject(error)
      if (stats?.hasErrors())
        return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })))
      resolve(stats!)
    })
  })
}

function entryOfHost(stats: Stats): string {
  const files = stats.toJson({ all: false, entrypoints: true }).entrypoints?.['main']?.assets ?? []
  const scripts = files.map((file) => file.name).filter((file) => file.endsWith('.js'))
  if (scripts.length !== 1)
    throw new Error(`The shell must start with one script, this build has ${scripts.join(', ')}.`)
  return scripts[0]!
}

function entryOfRemote(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8')) as {
    metaData: { remoteEntry: { name: string } }
  }
  return manifest.metaData.remoteEntry.name
}
