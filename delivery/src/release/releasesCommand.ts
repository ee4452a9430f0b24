// `npm run releases [-- [promote <area> | hold <area> [--off] | watch [--once] | withdraw <area> <release> | retire <area>] [--to DIR|URL] [--json] [--reason TEXT] [--by NAME]]`
import { parseArgs } from 'node:util'
import { exitWithError } from '@mentor-connect/build/cliError'
import { readNote } from './author'
import type { ReleaseRow } from './listReleases'
import { releaseTable } from './releaseTable'
import { openTarget, openWatched } from './openTarget'
import type { Target } from './target'
import { watchSite } from '../watch/watchSite'

const USAGE =
  'Usage: npm run releases [-- --json] · npm run releases -- promote <area> · npm run releases -- hold <area> [--off] [--reason <text>] · npm run releases -- watch [--once] · npm run releases -- withdraw <area> <release> [--reason <text>] · npm run releases -- retire <area> [--reason <text>]'

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      json: { type: 'boolean' },
      reason: { type: 'string' },
      by: { type: 'string' },
      off: { type: 'boolean' },
      once: { type: 'boolean' },
    },
  })
  if (positionals[0] === 'watch') await watch(values)
  else console.log(await run(openTarget(values), positionals, values))
} catch (error) {
  exitWithError(error)
}

function watch({ to, once }: { to?: string; once?: boolean }): Promise<void> {
  const { config, site } = openWatched(to)
  return watchSite(config, site, { once })
}

async function run(
  target: Target,
  [action, area, release]: string[],
  { json, off, reason }: { json?: boolean; off?: boolean; reason?: string },
): Promise<string> {
  const note = readNote({ reason })
  if (!action) return list(await target.releases(), json ?? false)
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
