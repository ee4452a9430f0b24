// Lists the releases of a site, watches them, or changes them: `npm run releases [-- [watch [--once] | promote <area> |
// hold <area> [--off] | flags <area> | flag <area>.<flag> <share> | withdraw <area> <release> | retire <area>]
// [--to DIR|URL] [--json] [--reason TEXT] [--by NAME]]`
import { parseArgs } from 'node:util'
import { exitWithError } from '@mentor-connect/build/cliError'
import { releases } from '@mentor-connect/release/commands/releases'
import { openTarget, openWatched } from './openTarget'
import { watchSite } from '../watch/watchSite'

try {
  const [action, ...rest] = process.argv.slice(2)
  if (action === 'watch') await watch(rest)
  else await releases(process.argv.slice(2), { call: 'npm run releases --', dir: process.cwd(), openTarget })
} catch (error) {
  exitWithError(error)
}

function watch(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' }, once: { type: 'boolean' } } })
  const { config, site } = openWatched(values.to)
  return watchSite(config, site, { once: values.once })
}
