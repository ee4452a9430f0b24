// `npm run releases [-- [promote <area> | withdraw <area> <release> | retire <area>] [--to DIR|URL] [--json] [--reason TEXT] [--by NAME]]`
import { parseArgs } from 'node:util'
import { exitWithError } from '../process/cliError'
import { readNote } from './author'
import type { ReleaseRow } from './listReleases'
import { releaseTable } from './releaseTable'
import { openTarget } from './openTarget'
import type { Target } from './target'

const USAGE =
  'Usage: npm run releases [-- --json] · npm run releases -- promote <area> · npm run releases -- withdraw <area> <release> [--reason <text>] · npm run releases -- retire <area> [--reason <text>]'

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      json: { type: 'boolean' },
      reason: { type: 'string' },
      by: { type: 'string' },
    },
  })
  console.log(await run(openTarget(values), positionals, values))
} catch (error) {
  exitWithError(error)
}

async function run(
  target: Target,
  [action, area, release]: string[],
  { json, reason }: { json?: boolean; reason?: string },
): Promise<string> {
  const note = readNote({ reason })
  if (!action) return list(await target.releases(), json ?? false)
  if (action === 'promote' && area && !release) {
    const outcome = await target.promote(area, note)
    return `✓ ${area}@${outcome.release} is live for everyone (generation ${outcome.generation}).`
  }
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
  throw new Error(USAGE)
}

function list(rows: ReleaseRow[], json: boolean): string {
  if (rows.length === 0)
    throw new Error('There is no site yet: run npm start once, or release the shell first.')
  return json ? JSON.stringify(rows, null, 2) : releaseTable(rows)
}
