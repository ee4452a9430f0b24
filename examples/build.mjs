// `node ../build.mjs [folder]` builds the example in the current folder as `npx webpack` does, whose command line is one
// package more.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'

const { default: configuration } = await import(pathToFileURL(resolve('webpack.config.mjs')).href)
const { output } = configuration
const path = resolve(process.argv[2] ?? output.path)

webpack({ ...configuration, output: { ...output, path } }, (error, stats) => {
  if (error) throw error
  console.log(stats.toString('errors-warnings'))
  process.exitCode = stats.hasErrors() ? 1 : 0
})
