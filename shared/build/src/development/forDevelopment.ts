import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import refreshTypescript from 'react-refresh-typescript'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { ChunkIntegrity } from '../ChunkIntegrity'
import { ownFile } from '../ownFile'
import { container, type Build } from '../remote'
import { styledIds } from '../styledIds'
import type { BuildFolders } from '../release/compiled'

const here = dirname(fileURLToPath(import.meta.url))
const require = createRequire(import.meta.url)

/** File name of a remote's entry in development. Unlike in a release, the name contains no hash. */
export const DEVELOPMENT_ENTRY = 'remoteEntry.js'

interface Options extends BuildFolders {
  /** True to keep component state over an update. This needs a development shell. */
  refresh: boolean
}

/**
 * Derives the configuration of an area's development server: development React, readable names, source maps, hot
 * updates.
 */
export function forDevelopment(build: Build, { refresh, ...folders }: Options): Configuration {
  const production = build.webpack(folders)
  const isRemote = Object.keys(build.exposes).length > 0
  return {
    ...production,
    mode: 'development',
    // The page's content security policy may forbid `eval`, so no source map type that needs it is used.
    devtool: 'cheap-module-source-map',
    entry: isRemote ? {} : startingWithRefresh(production.entry),
    output: {
      ...production.output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      clean: false,
    },
    module: {
      ...production.module,
      rules: (production.module?.rules as RuleSetRule[]).map((rule) =>
        refresh ? refreshing(rule, build) : rule,
      ),
    },
    plugins: [
      ...(production.plugins ?? []).filter((plugin) => !isOfProduction(plugin)),
      ...(isRemote
        ? [container({ uniqueName: build.uniqueName, exposes: build.exposes, filename: DEVELOPMENT_ENTRY })]
        : []),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: folders.cacheDir,
      name: `${build.uniqueName}-development${refresh ? '' : '-reloading'}`,
      buildDependencies: { config: [here, join(here, '..')] },
    },
  }
}

/**
 * Returns true for plugins that only work in production. The hashes of a development server's chunks are not
 * known in advance.
 */
function isOfProduction(plugin: unknown): boolean {
  return plugin instanceof ChunkIntegrity || plugin instanceof webpack.container.ModuleFederationPlugin
}

function startingWithRefresh(entry: Configuration['entry']): Configuration['entry'] {
  const { main } = entry as { main: string }
  return { main: [ownFile('development/refreshRuntime'), main] }
}

/** Returns the rule for TypeScript sources, extended by the loaders for fast refresh. */
function refreshing(rule: RuleSetRule, { uniqueName }: Build): RuleSetRule {
  const options = rule.options as Record<string, unknown> & { compilerOptions: object }
  if (!rule.loader?.includes('ts-loader')) return rule
  return {
    test: rule.test,
    oneOf: [
      { include: here, loader: rule.loader, options },
      {
        use: [
          { loader: require.resolve('./refreshLoader.cjs'), options: { scope: uniqueName } },
          {
            loader: rule.loader,
            options: {
              ...options,
              compilerOptions: { ...options.compilerOptions, sourceMap: true },
              getCustomTransformers: () => ({
                before: [styledIds({ displayNames: true }), refreshTypescript()],
              }),
            },
          },
        ],
      },
    ],
  }
}
