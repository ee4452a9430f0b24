// `node build.mjs [folder]` builds as `npx webpack` does, whose command line is one package more.
import { resolve } from 'node:path'
import webpack from 'webpack'
import configuration from './webpack.config.mjs'

const { output } = configuration
const path = resolve(process.argv[2] ?? output.path)

webpack({ ...configuration, output: { ...output, path } }, (error, stats) => {
  if (error) throw error
  console.log(stats.toString('errors-warnings'))
  process.exitCode = stats.hasErrors() ? 1 : 0
})
