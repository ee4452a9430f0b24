import webpack, { type Compiler } from 'webpack'
import WebpackDevServer, { type Configuration } from 'webpack-dev-server'
import type { Build } from '../remote'
import { forDevelopment } from './forDevelopment'

export interface DevServerOptions {
  host: string
  port: number
  /** True to keep component state over an update. This needs a development shell. */
  refresh: boolean
  /** Folder to which file addresses refer. Nothing is written to this folder. */
  outDir: string
  /** Folder of webpack's cache. */
  cacheDir: string
  server?: Configuration
  /** Called after each build with the build time in seconds, or with the error. */
  onBuilt: (outcome: { seconds: number } | { error: string }) => void
}

/** Serves one area from memory and rebuilds it on every change. Resolves after the first build. */
export async function startDevServer(build: Build, options: DevServerOptions): Promise<WebpackDevServer> {
  const { host, port, refresh, outDir, cacheDir, server, onBuilt } = options
  const compiler = webpack(forDevelopment(build, { outDir, cacheDir, refresh }))!
  const first = watchBuilds(compiler, onBuilt)
  const devServer = new WebpackDevServer(
    {
      host,
      port,
      // Style sheets are replaced in place. If no module accepts an update, the page is reloaded.
      hot: true,
      liveReload: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      allowedHosts: refresh ? 'auto' : 'all',
      client: {
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
      },
      static: false,
      devMiddleware: { publicPath: '/', stats: false },
      ...server,
    },
    compiler,
  )
  await devServer.start()
  await first
  return devServer
}

function watchBuilds(compiler: Compiler, onBuilt: DevServerOptions['onBuilt']): Promise<void> {
  return new Promise((resolve) => {
    compiler.hooks.done.tap('dev', (stats) => {
      resolve()
      const { startTime = 0, endTime = 0 } = stats.compilation as { startTime?: number; endTime?: number }
      if (stats.hasErrors()) onBuilt({ error: stats.toString({ preset: 'errors-only', colors: false }) })
      else onBuilt({ seconds: (endTime - startTime) / 1000 })
    })
  })
}
