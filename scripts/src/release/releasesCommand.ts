// `npm run releases [-- --to DIR|URL] [--json]`
import { parseArgs } from 'node:util'
import { readConfig } from '@mentor-connect/server/config'
import { endWith } from '../process/sentence'
import { listReleases, type ReleaseRow } from './listReleases'
import { isAddress, remoteSite } from './over-http/remoteSite'
import { siteOf } from './siteOf'

try {
  const { values } = parseArgs({ options: { to: { type: 'string' }, json: { type: 'boolean' } } })
  const rows = isAddress(values.to)
    ? await remoteSite(values.to, process.env.RELEASE_TOKEN).releases()
    : listReleases(siteOf(readConfig({ DATA_DIR: 'var', ...process.env }), values.to).dir)
  if (rows.length === 0)
    throw new Error('There is no site yet: run npm start once, or release the shell first.')
  console.log(values.json ? JSON.stringify(rows, null, 2) : table(rows))
} catch (error) {
  endWith(error)
}

function table(rows: ReleaseRow[]): string {
  const cells = rows.map(({ area, release, state, since, contract, bytes }) => [
    area,
    release,
    state,
    since.slice(0, 16).replace('T', ' '),
    contract,
    `${(bytes / 1000).toFixed(0)} kB`,
  ])
  const all = [['area', 'release', 'state', 'since (UTC)', 'contract', 'scripts (br)'], ...cells]
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)))
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
