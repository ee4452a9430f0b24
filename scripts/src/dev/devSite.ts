import { join } from 'node:path'
import { runtimeConfigFromConfig } from '@mentor-connect/delivery/release/configuration/runtimeConfigFromConfig'
import { remoteRelease } from '@mentor-connect/build/release/registryEntry'
import { ROOT, CACHE } from '@mentor-connect/delivery/root'
import { declaredForShell } from '@mentor-connect/build/release/declaredForShell'
import { DEV_ENTRY_FILE, devEntry, devEntryRelease } from '@mentor-connect/build/development/devEntry'
import { startDevServer, type DevServerOptions } from '@mentor-connect/build/development/devServer'
import { readWebpackBuild } from '@mentor-connect/build/development/readWebpackBuild'
import { siteAround } from '@mentor-connect/build/development/siteAround'
import { SIGN_IN_PATH } from '@mentor-connect/contract/accounts/oauth'
import { type Area } from '@mentor-connect/delivery/site/areas'
import { releasePath } from '@mentor-connect/contract/site/releasePath'
import { buildArea, type BuiltRelease } from '@mentor-connect/delivery/site/buildSite'
import { readDeclaration } from '@mentor-connect/build/release/readDeclaration'
import type { Config } from '@mentor-connect/server/config'
import { contractRange } from '@mentor-connect/build/release/statement'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import type WebpackDevServer from 'webpack-dev-server'
import type { DevRemote } from './devArea'

type Stop = () => Promise<unknown>

/** Starts the development servers of some remotes. */
export async function startRemotes(
  remotes: DevRemote[],
  host: string,
  { refresh }: { refresh: boolean },
): Promise<Stop[]> {
  const servers: WebpackDevServer[] = []
  for (const remote of remotes) {
    const server = await startAreaServer(remote, {
      host,
      port: remote.port,
      refresh,
      onBuilt: report(remote.name),
      server: { setupMiddlewares: (middlewares, { app }) => (serveDevEntry(app!, remote.name), middlewares) },
    })
    servers.push(server)
  }
  return servers.map((server) => () => server.stop())
}

/** Serves the shell and some remotes from development servers, and the other remotes from their last build. */
export async function startDevSite(config: Config, remotes: DevRemote[], all: DevRemote[]): Promise<Stop[]> {
  const others = all.filter(({ name }) => !remotes.some((remote) => remote.name === name))
  const built: BuiltRelease[] = []
  for (const area of others) built.push(await buildArea(area, (seconds) => report(area.name)({ seconds })))
  const stops = await startRemotes(remotes, config.host, { refresh: true })
  const runtime = { ...runtimeConfigFromConfig(config), overrideOrigins: undefined }
  const shell = await startAreaServer(
    { name: 'shell', dir: join(ROOT, 'shell') },
    {
      host: config.host,
      port: config.port,
      refresh: true,
      onBuilt: report('shell'),
      server: {
        ...siteAround({
          registry: () => registryOf(remotes, built),
          config: () => ({ ...runtime, services: servicesOf(all) }),
        }),
        static: built.map(({ area, release, dir }) => ({
          directory: dir,
          publicPath: `/${releasePath(area, release)}/`,
          watch: false,
        })),
        proxy:
          runtime.signIn?.proxyUrl === SIGN_IN_PATH
            ? [{ context: SIGN_IN_PATH, target: runtime.apiUrl }]
            : [],
      },
    },
  )
  return [...stops, () => shell.stop()]
}

function registryOf(remotes: DevRemote[], built: BuiltRelease[]): SiteRegistry {
  const doors = remotes.map(({ name, dir, port }) => {
    return [
      name,
      {
        ...devEntryRelease(name, `http://localhost:${port}`, contractRange(dir)),
        ...declaredForShell(readDeclaration(dir)),
      },
    ] as const
  })
  return {
    generation: 1,
    shell: { release: 'development', base: '/', entry: '/main.js', integrity: 'sha384-' },
    remotes: Object.fromEntries([
      ...doors,
      ...built.map((release) => [release.area, remoteRelease(release)] as const),
    ]),
  }
}

/** Returns the services of all areas: name → address that the area declares. */
const servicesOf = (areas: Area[]): Record<string, string> =>
  Object.assign({}, ...areas.map(({ dir }) => readDeclaration(dir).connects)) as Record<string, string>

function serveDevEntry(app: NonNullable<WebpackDevServer['app']>, name: string) {
  app.get(`/${DEV_ENTRY_FILE}`, (_request, response) => {
    response.setHeader('content-type', 'text/javascript')
    response.setHeader('access-control-allow-origin', '*')
    response.end(devEntry(name))
  })
}

function report(area: string) {
  return (outcome: { seconds: number } | { error: string }) =>
    console.log(
      'error' in outcome ? `  ✗ ${area}\n${outcome.error}` : `  ✓ ${area} (${outcome.seconds.toFixed(1)} s)`,
    )
}

/** Starts the development server of an area of this repository. */
async function startAreaServer({ name, dir }: Area, options: Omit<DevServerOptions, 'outDir' | 'cacheDir'>) {
  const folders = { outDir: join(CACHE, 'development', name), cacheDir: join(CACHE, 'webpack') }
  return startDevServer(await readWebpackBuild(dir), { ...options, ...folders })
}
