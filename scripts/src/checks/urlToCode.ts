// Prints, as JSON, the result of the recipe "From a URL to its code" of docs/architecture.md for every route of every remote.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { allAreas, type Area } from '@mentor-connect/delivery/site/areas'
import { readDeclaration } from '@mentor-connect/build/release/readDeclaration'
import { ownerOf } from '@mentor-connect/delivery/site/pages/ownership'
import { mountTable } from '@mentor-connect/contract/site/mounts'
import type { RemoteRoutes } from '@mentor-connect/contract/remote'
import { require as requireSource } from 'tsx/cjs/api'
import { readBuild } from '@mentor-connect/build/release/buildFolder'

/** A route, with the files of the code to which the recipe leads. Files are paths from the root. */
export interface FollowedRoute {
  /** File of the expose that declares the route. */
  routes: string
  id: string
  /** Addresses at which the shell shows the route, with parameters as `:name`. */
  urls: string[]
  /** File of the page; undefined if the recipe does not lead to a page. */
  page?: string
  /**
   * Endpoint → files of the server that serve it. Includes the endpoints that the page names and those that a
   * file imported by the page names.
   */
  endpoints: Record<string, string[]>
}

type Routes = RemoteRoutes['routes']

const PAGE_IMPORT = /import\(\s*["'](.+?)["']/
const IMPORTS = /(?:import|export) (?:type )?([^'"]+?) from '([^']+)'/g
const CONTRACTS = /^@mentor-connect\/contract\//
/** Matches imports of packages whose own files call endpoints. */
const WITH_CALLS = /^@mentor-connect\/(api\/(outboxes|progress)|features\/.+)$/
const table = mountTable(
  Object.fromEntries(allAreas().map(({ name, dir }) => [name, readDeclaration(dir).mounts])),
)
const servedBy = endpointFiles()
const followed: FollowedRoute[] = []
for (const area of allAreas().filter(({ name }) => name !== 'shell'))
  followed.push(...(await followArea(area)))
console.log(JSON.stringify(followed))

async function followArea(area: Area): Promise<FollowedRoute[]> {
  const { exposes } = await readBuild(area.dir)
  return Object.entries(exposes).flatMap(([expose, file]) => {
    const source = join(area.dir, file)
    const { routes } = (requireSource(source, import.meta.url) as { default: Partial<RemoteRoutes> }).default
    return flatten(routes ?? []).map(({ id, path, load }) => {
      const page = sourceOf(dirname(source), PAGE_IMPORT.exec(String(load))?.[1])
      return {
        routes: relative(ROOT, source),
        id,
        urls: urlsOf(area.name, expose.slice(2), path),
        ...(page && { page: relative(ROOT, page) }),
        endpoints: page ? endpointsOf(page) : {},
      }
    })
  })
}

function flatten(routes: Routes, base = ''): { id: string; path: string; load: unknown }[] {
  return routes.flatMap(({ id = '', path = '', loader, children }) => {
    const whole = [base, path].filter(Boolean).join('/')
    if (children) return flatten(children, whole)
    return [{ id, path: whole, load: (loader as { load?: unknown } | undefined)?.load }]
  })
}

/** Steps 1 and 2: the addresses that the mount table gives to a route of an expose. */
function urlsOf(remote: string, expose: string, path: string): string[] {
  return table
    .filter((mount) => mount.remote === remote && mount.expose === expose)
    .map((mount) => ({ mount, url: `${mount.path}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1') }))
    .filter(({ mount, url }) => ownerOf(url.replace(/:[^/]+|\*/g, '_'), table) === mount)
    .map(({ url }) => url)
}

/**
 * Step 4: returns the endpoints that the page imports from the contract, directly or through files of the
 * remote or of a package that it imports.
 */
function endpointsOf(page: string): Record<string, string[]> {
  const seen = new Set<string>()
  const names = new Set<string>()
  const follow = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, imported = '', from = ''] of text.matchAll(IMPORTS)) {
      const next = fileWithCalls(from) ?? sourceOf(dirname(file), from)
      if (CONTRACTS.test(from)) {
        for (const name of imported.match(/\w+/g) ?? []) if (servedBy.has(name)) names.add(name)
      } else if (next) follow(next)
    }
  }
  follow(page)
  return Object.fromEntries([...names].sort().map((name) => [name, servedBy.get(name)!]))
}

/** Step 5: returns every endpoint of the contract with the files of the server that serve it. */
function endpointFiles(): Map<string, string[]> {
  const contracts = sourcesIn('shared/contract/src').map((file) => readFileSync(file, 'utf8'))
  const names = contracts.flatMap((text) =>
    [...text.matchAll(/export const (\w+) = endpoint\(/g)].map(([, name]) => name!),
  )
  const files = new Map<string, string[]>(names.map((name) => [name, []]))
  for (const file of sourcesIn('server/src').filter((name) => name.endsWith('.routes.ts')))
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/\bserve\(\s*app,\s*(\w+)/g))
      files.get(name!)?.push(relative(ROOT, file))
  return files
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
    .map((name) => join(ROOT, folder, name))
}

/** The file of a package that calls the API; undefined for other imports. */
function fileWithCalls(request: string): string | undefined {
  if (!WITH_CALLS.test(request)) return undefined
  const [, name, ...door] = request.split('/')
  const folder = join(ROOT, 'shared', name!)
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  return join(folder, exports[`./${door.join('/')}`]!)
}

/** The source file that a relative import names; undefined if there is none. */
function sourceOf(dir: string, request: string | undefined): string | undefined {
  if (!request?.startsWith('.')) return undefined
  return ['.tsx', '.ts', '/index.ts'].map((end) => join(dir, request + end)).find((file) => existsSync(file))
}
