// `npm run rollback -- <area> [release] [--to DIR|URL]`
import { parseArgs } from 'node:util'
import { readConfig } from '@mentor-connect/server/config'
import { endWith } from '../process/sentence'
import { withLock } from './lock'
import { isAddress, remoteSite } from './over-http/remoteSite'
import { rollback } from './rollback'
import { siteOf } from './siteOf'

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } })
  const [area, release] = positionals
  if (!area) throw new Error('Usage: npm run rollback -- <area> [release] [--to <site folder or address>]')
  const outcome = isAddress(values.to)
    ? await remoteSite(values.to, process.env.RELEASE_TOKEN).rollback(area, release)
    : await inFolder(values.to, area, release)
  console.log(`✓ ${area}@${outcome.release} is live again (generation ${outcome.generation}).`)
} catch (error) {
  endWith(error)
}

function inFolder(dir: string | undefined, area: string, release: string | undefined) {
  const site = siteOf(readConfig({ DATA_DIR: 'var', ...process.env }), dir)
  return withLock(site.dir, () => rollback(site, area, release))
}
