import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { containerName } from './containerName'
import type { Build } from './remote'
import { sharedTextsConstant } from './sharedTexts'
import { SINGLETONS } from './singletons'
import { compileWithWebpack } from './webpack/compile'
import { webpackBase } from './webpackBase'

/**
 * Returns the shell's build, which is plain webpack. The shell registers its shared packages at run time
 * (`createInstance`). This avoids an asynchronous bootstrap and allows tree shaking of the packages.
 */
export function host(dir: string, entry: string, worker: string): Build {
  const uniqueName = containerName('shell')
  const configure: Build['webpack'] = (folders) => {
    const base = webpackBase({ dir, uniqueName, ...folders })
    return {
      ...base,
      // The service worker is a separate script without on-demand chunks.
      entry: { main: entry, worker },
      plugins: [
        ...(base.plugins ?? []),
        new webpack.DefinePlugin({
          // Settings of the federation runtime. Remotes are loaded by their entry, never by a manifest, so the
          // runtime needs no snapshots.
          ENV_TARGET: '"web"',
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
          ...sharedTextsConstant(dir),
          INSTALLED_VERSIONS: JSON.stringify(installedVersions(join(dir, '../node_modules'))),
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

/**
 * Returns package name → installed version of the third-party singletons. Our own contract declares its version in
 * its code.
 */
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
