import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core'
import type { Stats as WebpackStats } from 'webpack'
import { ChunkIntegrity } from './ChunkIntegrity'
import { containerName } from './containerName'
import type { AreaBuild, BuildFolders, Compiled } from './release/compiled'
import { ownReact } from './release/statement'
import type { RemoteOptions } from './remote'
import { usedMembers } from './rspack/usedMembers'
import { sharedTextsConstant } from './sharedTexts'
import { compiledFrom } from './webpack/compile'
import { configured } from './webpack/configured'
import { containerOptions } from './webpack/containerOptions'
import { webpackBase } from './webpackBase'

/** Options of the preset for rspack. */
export interface RspackRemoteOptions extends RemoteOptions {
  /** Changes the configuration: see docs/teams.md, "Style sheets, pictures and other files". */
  configure?: (configuration: Configuration) => Configuration
}

/** Returns the build of a remote by rspack, with the same options, container and integrity as with webpack. */
export function remote(dir: string, { name, exposes, configure }: RspackRemoteOptions): AreaBuild {
  const uniqueName = containerName(name)
  const hasOwnReact = ownReact(dir) !== undefined
  return {
    area: name,
    uniqueName,
    exposes,
    compile: (folders) =>
      compile(
        configured(configuration({ dir, uniqueName, exposes, hasOwnReact, ...folders }), configure),
        uniqueName,
      ),
  }
}

interface Options extends BuildFolders {
  dir: string
  uniqueName: string
  exposes: Record<string, string>
  hasOwnReact: boolean
}

function configuration({ exposes, hasOwnReact, ...options }: Options): Configuration {
  const { uniqueName } = options
  // Leaves out the parts that are only for webpack. rspack handles style sheets without an experiment.
  const {
    cache: _cache,
    experiments: _forStyles,
    optimization: _minimizer,
    plugins: _ofWebpack,
    ...base
  } = webpackBase(options)
  const filename = 'remoteEntry.[contenthash:8].js'
  return {
    // rspack reads the same options. The types differ only in options that are not used here.
    ...(base as Configuration),
    entry: {},
    plugins: [
      integrity(uniqueName),
      new rspack.DefinePlugin(sharedTextsConstant(options.dir)),
      new rspack.container.ModuleFederationPluginV1(
        containerOptions({ uniqueName, exposes, filename, hasOwnReact }),
      ),
    ],
    optimization: {
      // webpack's stable ids come from a webpack plugin, so rspack derives ids from paths relative to the area.
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { compress: { passes: 3, ecma: 2022 }, mangle: true, ecma: 2022 },
        }),
      ],
    },
  }
}

/** The plugin works with webpack and rspack. Only the types differ. */
const integrity = (uniqueName: string) => new ChunkIntegrity(uniqueName) as unknown as RspackPluginInstance

function compile(options: Configuration, entryPoint: string): Promise<Compiled> {
  const compiler = rspack(options)
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error)
      if (stats?.hasErrors())
        return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })))
      // The result is computed first, because the module graph is gone once the compiler is closed.
      const compiled = compiledFrom(stats as unknown as WebpackStats, entryPoint, usedMembers(stats!))
      compiler.close(() => resolve(compiled))
    })
  })
}
