// `npm run rollback -- <area> [release] [--to DIR]`
import { parseArgs } from 'node:util'
import { readConfig } from '@mentor-connect/server/config'
import { endWith } from '../process/sentence'
import { withLock } from './lock'
import { rollback } from './rollback'
import { siteOf } from './siteOf'

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } })
  const [area, release] = positionals
  if (!area) throw new Error('Usage: npm run rollback -- <area> [release] [--to <site folder>]')
  const site = siteOf(readConfig({ DATA_DIR: 'var', ...process.env }), values.to)
  const outcome = await withLock(site.dir, () => rollback(site, area, release))
  console.log(`✓ ${area}@${outcome.release} is live again (generation ${outcome.generation}).`)
} catch (error) {
  endWith(error)
}
