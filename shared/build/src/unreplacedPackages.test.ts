import webpack, { type Configuration } from 'webpack'
import { host } from './host'
import { remote } from './remote'

const FOLDERS = { outDir: '/out', cacheDir: '/cache' }
const SHELL = `${__dirname}/../../../shell`

const configurations: [string, Configuration][] = [
  ['the shell', host(SHELL, './src/main.tsx', './src/worker.ts').webpack(FOLDERS)],
  ['a remote', remote(SHELL, { name: 'jobs', exposes: { './routes': './src/routes.tsx' } }).webpack(FOLDERS)],
]

test.each(configurations)('%s is built with its packages as they are published', (_name, configuration) => {
  const { resolve, plugins = [] } = configuration
  expect(resolve).not.toHaveProperty('alias')
  expect(plugins.filter((plugin) => plugin instanceof webpack.NormalModuleReplacementPlugin)).toEqual([])
})
