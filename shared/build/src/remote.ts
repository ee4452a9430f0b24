import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack'
import { commonScript } from './commonScript'
import { containerName } from './containerName'
import type { AreaBuild, BuildFolders } from './release/compiled'
import { ownReact } from './release/statement'
import { sharedTextsConstant } from './sharedTexts'
import { compileWithWebpack } from './webpack/compile'
import { configured } from './webpack/configured'
import { containerOptions, type ContainerOptions } from './webpack/containerOptions'
import { webpackBase } from './webpackBase'

export interface RemoteOptions {
  /** Name of the area, for example `learner`. */
  name: string
  /** Expose → file, for example `{ './routes': './src/routes.tsx' }`. */
  exposes: Record<string, string>
}

/** Options of the preset for webpack. */
export interface WebpackRemoteOptions extends RemoteOptions {
  /** Changes the configuration: see docs/teams.md, "Style sheets, pictures and other files". */
  configure?: (configuration: Configuration) => Configuration
}

/** The build of one area by webpack. */
export interface Build extends AreaBuild {
  webpack: (folders: BuildFolders) => Configuration
}

/** Returns the complete build of a remote. The remote's own webpack file only contains its name and its exposes. */
export function remote(dir: string, { name, exposes, configure: change }: WebpackRemoteOptions): Build {
  const uniqueName = containerName(name)
  const hasOwnReact = ownReact(dir) !== undefined
  const configure: Build['webpack'] = (folders) => {
    const base = webpackBase({ dir, uniqueName, ...folders })
    const own: Configuration = {
      ...base,
      entry: {},
      plugins: [
        ...(base.plugins ?? []),
        new webpack.DefinePlugin(sharedTextsConstant(dir)),
        container({ uniqueName, exposes, filename: ENTRY, hasOwnReact }),
      ],
      optimization: { ...base.optimization, splitChunks: commonScript },
    }
    return configured(own, change)
  }
  return {
    area: name,
    uniqueName,
    exposes,
    webpack: configure,
    compile: (folders) => compileWithWebpack(configure(folders), uniqueName),
  }
}

/** File name of a remote's entry. */
const ENTRY = 'remoteEntry.[contenthash:8].js'

/**
 * Creates webpack's own container, which has `init` and `get` of the open protocol, but no federation runtime. Only
 * the shell has that runtime (ADR 002).
 */
export const container = (options: ContainerOptions): WebpackPluginInstance =>
  new webpack.container.ModuleFederationPlugin(containerOptions(options))
