import { readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { require as requireSource } from 'tsx/cjs/api'
import { renderingOf, type RemoteRoutes } from '@mentor-connect/contract/remote'
import { catalogueErrors } from '@mentor-connect/i18n/catalogue'
import type { Area } from './area'
import type { ChunkInfo } from './chunkInfo'
import type { ExposedRoute } from './release'

type Exposes = Record<string, string>
type ChunkOf = (load: unknown) => string | undefined

const IMPORT = /import\(\s*["'](.+?)["']/

/** The routes of each expose, read from the sources. Pages are lazy imports, so none of their code runs. */
export function describeExposes(
  area: Area,
  exposes: Exposes,
  importedBy: ChunkInfo['importedBy'],
): Record<string, ExposedRoute[]> {
  const described: Record<string, ExposedRoute[]> = {}
  for (const [expose, file] of Object.entries(exposes)) {
    const module = requireSource(join(area.dir, file), import.meta.url) as { default: Partial<RemoteRoutes> }
    const chunkOf: ChunkOf = (load) => {
      const request = IMPORT.exec(String(load))?.[1]
      return request && importedBy(file, request)
    }
    described[expose] = flatten(module.default.routes ?? [], chunkOf)
  }
  return described
}

function flatten(routes: RemoteRoutes['routes'], chunkOf: ChunkOf, trail = '', base = ''): ExposedRoute[] {
  return routes.flatMap((route, index) => {
    const id = [trail, route.id ?? String(index)].filter(Boolean).join(':')
    const path = [base, route.path ?? ''].filter(Boolean).join('/')
    const chunk = chunkOf((route.loader as { load?: unknown } | undefined)?.load)
    const rendering = renderingOf(route.handle)
    return [
      {
        id,
        path,
        ...(chunk && { chunk }),
        ...(rendering && {
          rendering: {
            query: [...(rendering.query ?? [])],
            browserQuery: [...(rendering.browserQuery ?? [])],
            ...(rendering.values && { values: [...rendering.values] }),
          },
        }),
      },
      ...flatten(route.children ?? [], chunkOf, id, path),
    ]
  })
}

/** Missing or inconsistent messages of an area; empty if the catalogues are complete. */
export function findMessageIssues(area: Area): string[] {
  const read = (locale: string) => {
    const file = join(area.dir, 'src/messages', `${locale}.json`)
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  }
  const en = read('en')
  const prefixes = [...new Set(Object.keys(en).map((id) => `${id.split('.')[0]}.`))]
  return catalogueErrors(en, read('hi'), prefixes)
}
