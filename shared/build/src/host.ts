import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { containerName } from './containerName'
import { ownFile } from './ownFile'
import type { Build } from './remote'
import { SINGLETONS } from './singletons'
import { compileWithWebpack } from './webpack/compile'
import { webpackBase } from './webpackBase'

/**
 * The shell's build: plain webpack. The shell registers its shared packages at run time (`createInstance`), which
 * avoids an asynchronous bootstrap and keeps the packages tree-shakeable.
 */
export function host(dir: string, entry: string, worker: string): Build {
  const uniqueName = containerName('shell')
  const configure: Build['webpack'] = (folders) => {
    const base = webpackBase({ dir, uniqueName, ...folders })
    const modules = join(dir, '../node_modules')
    return {
      ...base,
      resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...smallerModules(modules) } },
      // The service worker is a separate script without on-demand chunks.
      entry: { main: entry, worker },
      plugins: [
        ...(base.plugins ?? []),
        // The prefixes for old browsers that styled-components can add to CSS, and does not.
        new webpack.NormalModuleReplacementPlugin(/^\.\/Prefixer\.js$/, ownFile('noVendorPrefixes')),
        // Remotes are loaded by their remoteEntry, never by a manifest, so the runtime's snapshot code is not needed.
        new webpack.NormalModuleReplacementPlugin(/\/SnapshotHandler\.js$/, ownFile('noSnapshots')),
        new webpack.NormalModuleReplacementPlugin(/\/utils\/preload\.js$/, ownFile('noPreloading')),
        new webpack.NormalModuleReplacementPlugin(/^\.\/desc\.mjs$/, ownFile('noErrorTexts')),
        new webpack.DefinePlugin({
          ENV_TARGET: '"web"',
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
          INSTALLED_VERSIONS: JSON.stringify(installedVersions(modules)),
        }),
      ],
    } satisfies Configuration
  }
  return {
    area: 'shell',
    uniqueName,
    exposes: {},
    webpack: configure,
    compile: (folders) => compileWithWebpack(configure(folders), 'main'),
  }
}

/** Module → a smaller one that does the same in the browsers that we support. */
const smallerModules = (modules: string) => ({
  // By default the router's build with warnings for developers is used.
  'react-router$': join(modules, 'react-router/dist/production/index.mjs'),
  'react-router/dom$': join(modules, 'react-router/dist/production/dom-export.mjs'),
  // React has had the hook since version 18.
  'use-sync-external-store/shim$': join(modules, 'react/index.js'),
  'use-sync-external-store/shim/index.js$': join(modules, 'react/index.js'),
})

/** Package name → version of the third-party singletons. Our own contract declares its version in its code. */
export function installedVersions(modules: string): Record<string, string> {
  const thirdParty = Object.entries(SINGLETONS).filter(([name]) => !name.startsWith('@mentor-connect/'))
  return Object.fromEntries(
    thirdParty.map(([name, singleton]) => {
      const manifest = join(modules, singleton.package ?? name, 'package.json')
      const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as {
        version: string
      }
      return [name, version]
    }),
  )
}
