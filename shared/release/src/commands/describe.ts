import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CliError } from '@mentor-connect/build/cliError'
import type { Command } from './command'

/**
 * `describe [folder]` turns a build by a public plugin of Module Federation into a release. It is run in the
 * folder of the area, which contains `area.json` and `package.json`.
 */
export const describe: Command = async (args, { call, dir }) => {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  if (positionals.length > 1) throw new CliError(`Usage: ${call} [folder of the build, default: dist]`)
  const folder = resolve(dir, positionals[0] ?? 'dist')
  const { describeBuild } = await import('@mentor-connect/build/manifest/describeBuild')
  const { area, release } = await describeBuild(dir, folder)
  console.log(`✓ ${area}@${release} → ${folder}`)
}
