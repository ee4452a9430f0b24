import { parseArgs } from 'node:util'
import { areaOfFlag } from '@mentor-connect/contract/site/flags'
import { CliError } from '@mentor-connect/build/cliError'
import { readNote, type Note } from '../note'
import { flagTable } from '../flagTable'
import { healthTable } from '../healthTable'
import { readShare } from '../protocol'
import { releaseTable } from '../releaseTable'
import type { ReleaseRow, Target } from '../target'
import type { Command } from './command'

interface Values {
  json?: boolean
  off?: boolean
  reason?: string
}

/** `releases` lists the releases of a site. With an action, it changes the state of one. */
export const releases: Command = async (args, { call, openTarget }) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      json: { type: 'boolean' },
      reason: { type: 'string' },
      by: { type: 'string' },
      off: { type: 'boolean' },
    },
  })
  const result = await act(openTarget(values), positionals, values)
  if (!result) throw new CliError(usage(call))
  console.log(result)
}

const usage = (call: string) =>
  `Usage: ${[
    '[--json]',
    'health <area> [--json]',
    'promote <area>',
    'hold <area> [--off]',
    'flags <area> [--json]',
    'flag <area>.<flag> <share>',
    'withdraw <area> <release>',
    'retire <area>',
  ]
    .map((rest) => `${call} ${rest}`)
    .join(' · ')}, each with [--to <site>] [--reason <text>] [--by <name>]`

/** Runs an action and returns its result as one line or as a table; undefined if there is no such action. */
async function act(
  target: Target,
  [action, area, release]: string[],
  { json, off, reason }: Values,
): Promise<string | undefined> {
  const note = readNote({ reason })
  if (!action) return list(await target.releases(), json ?? false)
  if (action === 'health' && area && !release) {
    const rows = await target.health(area)
    return json ? JSON.stringify(rows, null, 2) : healthTable(rows)
  }
  if (action === 'promote' && area && !release) {
    const outcome = await target.promote(area, note)
    return `✓ ${area}@${outcome.release} is live for everyone (generation ${outcome.generation}).`
  }
  if (action === 'hold' && area && !release) {
    await target.hold(area, !off, note)
    return off
      ? `✓ The watcher decides about ${area} again.`
      : `✓ ${area} is held: only people promote, pull back or roll back its releases until "hold ${area} --off".`
  }
  if (action === 'flags' && area && !release) {
    const rows = await target.flags(area)
    return json ? JSON.stringify(rows, null, 2) : flagTable(rows)
  }
  if (action === 'flag' && area && release) return setFlag(target, area, release, note)
  if (action === 'withdraw' && area && release) {
    const { flipped } = await target.withdraw(area, release, note)
    return flipped
      ? `✓ ${area}@${release} is withdrawn: it cannot be rolled back to, pinned or released again.`
      : `✓ ${area}@${release} was withdrawn before: nothing has changed.`
  }
  if (action === 'retire' && area && !release) {
    const { generation } = await target.retire(area, note)
    return `✓ ${area} is no longer part of the site (generation ${generation}).`
  }
  return undefined
}

async function setFlag(target: Target, flag: string, share: string, note: Note): Promise<string> {
  const percent = readShare(share)
  const { generation, flipped } = await target.flag(areaOfFlag(flag), { flag, percent }, note)
  return flipped
    ? `✓ ${flag} is on in ${percent}% of the browsers (generation ${generation}).`
    : `✓ ${flag} was on in ${percent}% of the browsers before: nothing has changed.`
}

function list(rows: ReleaseRow[], json: boolean): string {
  if (rows.length === 0)
    throw new CliError('There is no site yet: run npm start once, or release the shell first.')
  return json ? JSON.stringify(rows, null, 2) : releaseTable(rows)
}
