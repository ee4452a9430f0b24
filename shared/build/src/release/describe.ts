import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { catalogueErrors } from '@mentor-connect/i18n/catalogue'
import type { Area } from './area'
import type { Compiled } from './compiled'
import { flattenRoutes, routesOf, type ChunkOf, type Given } from './exposedRoutes'
import type { ExposedRoute } from './release'
import { requireSource } from './requireSource'

type Exposes = Record<string, string>

const IMPORT = /import\(\s*["'](.+?)["']/

/** Returns the routes of each expose, read from the sources. Pages are lazy imports, so none of their code runs. */
export function describeExposes(
  area: Area,
  exposes: Exposes,
  importedBy: Compiled['importedBy'],
): Record<string, ExposedRoute[]> {
  const described: Record<string, ExposedRoute[]> = {}
  for (const [expose, file] of Object.entries(exposes)) {
    const module = requireSource(join(area.dir, file)) as { default: Given }
    const chunkOf: ChunkOf = (load) => {
      const request = IMPORT.exec(String(load))?.[1]
      return request && importedBy(file, request)
    }
    described[expose] = flattenRoutes(routesOf(module.default), chunkOf)
  }
  return described
}

/** Returns missing or inconsistent messages of an area; empty if the catalogues are complete. */
export function findMessageIssues(area: Area): string[] {
  const sources = readdirSync(join(area.dir, 'src'), { recursive: true, encoding: 'utf8' })
  const catalogues = sources.filter((file) => basename(file) === 'messages')
  return catalogues.flatMap((folder) => {
    const read = (locale: string) => {
      const file = join(area.dir, 'src', folder, `${locale}.json`)
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
    }
    const en = read('en')
    const prefixes = [...new Set(Object.keys(en).map((id) => `${id.split('.')[0]}.`))]
    return catalogueErrors(en, read('hi'), prefixes)
  })
}
