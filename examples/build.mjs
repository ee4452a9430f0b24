// `node ../build.mjs [folder] [name=value …]` builds the example in the current folder as `npx webpack --env name=value`
// does, whose command line is one package more.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'

const [folder, ...values] = process.argv.slice(2)
const { default: given } = await import(pathToFileURL(resolve('webpack.config.mjs')).href)
const env = Object.fromEntries(values.map((value) => value.split('=')))
const configuration = typeof given === 'function' ? given(env) : given
const { output } = configuration
const path = resolve(folder ?? output.path)

webpack({ ...configuration, output: { ...output, path } }, (error, stats) => {
  if (error) throw error
  console.log(stats.toString('errors-warnings'))
  process.exitCode = stats.hasErrors() ? 1 : 0
})
