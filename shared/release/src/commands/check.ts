import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CliError } from '@mentor-connect/build/cliError'
import type { Command } from './command'

/** `check [folder]`: whether a built release conforms to the protocol (docs/protocol.md), whichever tool built it. */
export const check: Command = async (args, { call, dir }) => {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  if (positionals.length > 1) throw new CliError(`Usage: ${call} [folder of a built release, default: dist]`)
  const folder = resolve(dir, positionals[0] ?? 'dist')
  const { checkRelease } = await import('@mentor-connect/build/conformance/checkRelease')
  const { description, issues } = await checkRelease(folder)
  if (issues.length > 0)
    throw new CliError(
      [`${folder} does not conform to the release protocol:`, ...issues.map((issue) => `  • ${issue}`)].join(
        '\n',
      ),
    )
  console.log(`✓ ${description!.area}@${description!.release} conforms to the release protocol.`)
}
