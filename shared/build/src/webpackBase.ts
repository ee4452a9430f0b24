import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Configuration, RuleSetRule, WebpackPluginInstance } from 'webpack'
import { browserContracts, COMPILED_CONTRACT } from './browserContracts'
import { browserPages } from './browserPages'
import { ChunkIntegrity } from './ChunkIntegrity'
import { pictureFile, PICTURES } from './pictures'
import { StableIds } from './StableIds'
import { styledIds } from './styledIds'
import { areaStyles, STYLE_SHEET } from './styles/areaStyles'

/** Time limit for loading a chunk, in ms. */
const CHUNK_DEADLINE_MS = 6000

const here = dirname(fileURLToPath(import.meta.url))
/** Path of the compiler settings for all areas. */
const COMPILER = join(here, '../tsconfig.area.json')
const require = createRequire(import.meta.url)

export interface BuildOptions {
  /** Root folder of the workspace. */
  dir: string
  /** Output folder. */
  outDir: string
  /** Folder of webpack's cache. */
  cacheDir: string
  /** Name that is unique among all bundles of a page. */
  uniqueName: string
}

/** Returns the configuration that the builds of the shell and of the remotes share. */
export function webpackBase({ dir, outDir, cacheDir, uniqueName }: BuildOptions): Configuration {
  return {
    mode: 'production',
    context: dir,
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      path: outDir,
      publicPath: 'auto',
      uniqueName,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_DEADLINE_MS,
      // A module that threw while it was evaluated is evaluated again on the next import, instead of returning partial
      // exports.
      strictModuleErrorHandling: true,
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      parser: { 'css/global': { namedExports: false } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: require.resolve('ts-loader'),
          options: {
            transpileOnly: true,
            configFile: COMPILER,
            compilerOptions: { noEmit: false, module: 'esnext', sourceMap: false },
            getCustomTransformers: () => ({ before: [browserContracts(), browserPages(), styledIds()] }),
          },
        },
        {
          test: COMPILED_CONTRACT,
          loader: require.resolve('ts-loader'),
          options: {
            transpileOnly: true,
            instance: 'contracts',
            configFile: COMPILER,
            compilerOptions: { noEmit: false, module: 'esnext', sourceMap: false, allowJs: true },
            getCustomTransformers: () => ({ before: [browserContracts()] }),
          },
        },
        {
          test: /[\\/]messages[\\/](en|hi)\.json$/,
          type: 'javascript/auto',
          loader: join(here, 'compileMessages.cjs'),
        },
        ...fileRules(dir, uniqueName),
      ],
    },
    plugins: [new ChunkIntegrity(uniqueName), new StableIds()],
    optimization: { minimizer: [minimizer()], moduleIds: false, chunkIds: false },
    experiments: { css: true },
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: cacheDir,
      name: uniqueName,
      buildDependencies: { config: [here] },
    },
    infrastructureLogging: { level: 'error' },
  }
}

/** Returns the rules for style sheets, and for the files that style sheets and modules refer to. */
const fileRules = (dir: string, uniqueName: string): RuleSetRule[] => [
  {
    test: STYLE_SHEET,
    // The loader has already scoped the names and listed them by `:export`.
    type: 'css/global',
    loader: join(here, 'styles/styleLoader.cjs'),
    options: {
      areaCss: (file: string, css: string, areNamesKept: boolean) =>
        areaStyles({ uniqueName, file, css, areNamesKept }).css,
    },
    sideEffects: true,
  },
  {
    test: PICTURES,
    type: 'asset/resource',
    generator: { filename: ({ filename }: { filename: string }) => pictureFile(resolve(dir, filename)) },
  },
]

/** Minifies with swc instead of webpack's default, which is slower and produces 1 % more. */
function minimizer(): WebpackPluginInstance {
  return new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { compress: { passes: 3, ecma: 2022 }, mangle: true, ecma: 2022 },
  }) as WebpackPluginInstance
}
