import { parseArgs } from 'node:util'
import { CliError } from '@mentor-connect/build/cliError'
import { readNote } from '../note'
import type { Command } from './command'

/** `rollback <area> [release]` makes an earlier release live again. */
export const rollback: Command = async (args, { call, openTarget }) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' }, reason: { type: 'string' }, by: { type: 'string' } },
  })
  const [area, release] = positionals
  if (!area)
    throw new CliError(`Usage: ${call} <area> [release] [--to <site>] [--reason <text>] [--by <name>]`)
  const outcome = await openTarget(values).rollback(area, release, readNote({ reason: values.reason }))
  console.log(`✓ ${area}@${outcome.release} is live again (generation ${outcome.generation}).`)
}
