import type { Configuration } from 'webpack'
import { configured } from './configured'

const own = (): Configuration => ({
  context: '/area',
  entry: {},
  output: { path: '/area/dist', publicPath: 'auto', filename: '[name].js' },
  plugins: [{ apply() {} }],
  module: { rules: [{ test: /\.css$/ }] },
})

test('a team may add rules, plugins and aliases', () => {
  const more = configured(own(), (config) => {
    config.module!.rules!.push({ test: /\.md$/, type: 'asset/source' })
    return {
      ...config,
      plugins: [...config.plugins!, { apply() {} }],
      resolve: { alias: { ours: '/area/src' } },
    }
  })
  expect(more).toMatchObject({ plugins: { length: 2 }, resolve: { alias: { ours: '/area/src' } } })
  expect(more.module?.rules).toHaveLength(2)
})

test.each<[string, (config: Configuration) => Configuration]>([
  ['entry', (config) => ({ ...config, entry: './src/index.ts' })],
  ['output.publicPath', (config) => ({ ...config, output: { ...config.output, publicPath: '/' } })],
  ['plugins', (config) => ({ ...config, plugins: [] })],
  [
    'module.rules',
    (config) => {
      config.module!.rules = []
      return config
    },
  ],
])('what a release needs stays: %s', (lost, change) =>
  expect(() => configured(own(), change)).toThrow(
    `"configure" takes away what a release needs: keep ${lost} as given, and add to it.`,
  ),
)
