import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack'
import { commonScript } from './commonScript'
import { containerName, exposeChunk } from './containerName'
import { SINGLETONS } from './singletons'
import { webpackBase, type BuildOptions } from './webpackBase'

export interface RemoteOptions {
  /** Name of the area, for example `learner`. */
  name: string
  /** Expose → file, for example `{ './routes': './src/routes.tsx' }`. */
  exposes: Record<string, string>
}

/** The build of one area. */
export interface Build {
  /** Name of the area, for example `learner`. */
  area: string
  uniqueName: string
  /** What it exposes; the shell exposes nothing. */
  exposes: Record<string, string>
  webpack: (folders: Pick<BuildOptions, 'outDir' | 'cacheDir'>) => Configuration
}

/** Only the shell creates a React root. A library that imports the client would bundle a second React DOM. */
const NO_ROOTS = { 'react-dom/client$': false as const }

/** The complete build of a remote; its own webpack file only contains its name and its exposes. */
export function remote(dir: string, { name, exposes }: RemoteOptions): Build {
  const uniqueName = containerName(name)
  const configure: Build['webpack'] = (folders) => {
    const base = webpackBase({ dir, uniqueName, ...folders })
    return {
      ...base,
      entry: {},
      resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...NO_ROOTS } },
      plugins: [...(base.plugins ?? []), container(uniqueName, exposes, 'remoteEntry.[contenthash:8].js')],
      optimization: { ...base.optimization, splitChunks: commonScript },
    }
  }
  return { area: name, uniqueName, exposes, webpack: configure }
}

/**
 * webpack's own container: `init` and `get` of the open protocol, without a federation runtime of its own, which only
 * the shell has (ADR 152).
 */
export function container(
  uniqueName: string,
  exposes: Record<string, string>,
  filename: string,
): WebpackPluginInstance {
  return new webpack.container.ModuleFederationPlugin({
    name: uniqueName,
    filename,
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([expose, file]) => [
        expose,
        { import: file, name: exposeChunk(expose.slice(2)) },
      ]),
    ),
    shared: fromShell(),
  })
}

/** The shared packages that a remote takes from the shell instead of bundling them. */
function fromShell() {
  return Object.fromEntries(
    Object.entries(SINGLETONS).map(([key, { requires }]) => [
      key,
      { singleton: true, requiredVersion: requires, import: false as const },
    ]),
  )
}

/** The range of the auth contract that a remote was built for, from its package.json. Throws if it is missing. */
export function contractRange(dir: string): string {
  const { contract } = statement(dir)
  if (!contract) throw new Error(`${dir}/package.json must state "mentorConnect": { "contract": "^1.0.0" }.`)
  return contract
}

/** Routes of other remotes that a remote links to, as `remote/expose#route-id`, from its package.json. */
export function usedRoutes(dir: string): string[] {
  return statement(dir).uses ?? []
}

/** The `mentorConnect` section of a remote's package.json. */
function statement(dir: string): { contract?: string; uses?: string[] } {
  const { mentorConnect } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    mentorConnect?: { contract?: string; uses?: string[] }
  }
  return mentorConnect ?? {}
}
