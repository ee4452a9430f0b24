import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompress, constants } from 'node:zlib'
import CompressionPlugin from 'compression-webpack-plugin'
import type { Configuration, WebpackPluginInstance } from 'webpack'

const here = dirname(fileURLToPath(import.meta.url))
const require = createRequire(import.meta.url)

export interface BuildOptions {
  /** Folder of the workspace. */
  dir: string
  /** Folder that the files go to. */
  outDir: string
  /** Where webpack keeps its cache. */
  cacheDir: string
  /** Unique among all bundles of a page. */
  uniqueName: string
}

/** What the shell's build and the remotes' builds have in common. */
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
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // The browser needs an endpoint's method and path, not its schemas: without their builder a bundle is 19 kB smaller.
      alias: { typebox$: join(here, 'inertTypeBox.ts') },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: require.resolve('ts-loader'),
          options: {
            transpileOnly: true,
            configFile: join(here, '../../../tsconfig.json'),
            compilerOptions: { noEmit: false, module: 'esnext', sourceMap: false },
          },
        },
        {
          test: /[\\/]messages[\\/](en|hi)\.json$/,
          type: 'javascript/auto',
          loader: join(here, 'compileMessages.cjs'),
        },
      ],
    },
    plugins: compressed(),
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

/** A brotli and a gzip file beside each text file, so that a static host only has to pick one. */
function compressed(): WebpackPluginInstance[] {
  const test = /\.(js|css|svg|json|webmanifest)$/
  const brotli = (input: Buffer, _options: unknown, done: (error: Error | null, output: Buffer) => void) =>
    brotliCompress(input, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }, done)
  return [
    new CompressionPlugin({ test, filename: '[path][base].gz', algorithm: 'gzip', minRatio: 1 }),
    new CompressionPlugin({ test, filename: '[path][base].br', algorithm: brotli as never, minRatio: 1 }),
  ] as unknown as WebpackPluginInstance[]
}
