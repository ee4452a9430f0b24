import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack, type Configuration, type Plugin } from '@rspack/core'
import { checkRelease } from '../conformance/checkRelease'
import { describeBuild } from './describeBuild'

const EXAMPLE = join(__dirname, '../../../../examples/plain-webpack')

let dir: string
beforeAll(() => (dir = mkdtempSync(join(tmpdir(), 'mentor-connect-plain-rspack-'))))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** The same area as the example, built by the public plugin for rspack. */
const CONFIGURATION = (path: string): Configuration => ({
  mode: 'production',
  context: EXAMPLE,
  entry: {},
  output: { path, publicPath: 'auto' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'mf_plainarea',
      filename: 'remoteEntry.js',
      exposes: { './routes': './src/routes.tsx' },
      shared: {
        react: { singleton: true },
        'react/': { singleton: true },
        'react-router-dom': { singleton: true },
        '@lingui/react': { singleton: true },
      },
      manifest: true,
      dts: false,
    }) as Plugin,
  ],
})

const build = (configuration: Configuration) =>
  new Promise<void>((resolve, reject) => {
    const compiler = rspack(configuration)
    compiler.run((error, stats) => {
      compiler.close(() =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats!.toString('errors-only'))) : resolve(),
      )
    })
  })

test('a build of the public plugin for rspack becomes a release that conforms to the protocol', async () => {
  await build(CONFIGURATION(dir))
  const description = await describeBuild(EXAMPLE, dir)
  expect(description.exposes).toEqual({
    './routes': [
      { id: 'start', path: '' },
      { id: 'details', path: 'details' },
    ],
  })
  expect(description.fallbacks).not.toEqual([])
  expect((await checkRelease(dir)).issues).toEqual([])
})
