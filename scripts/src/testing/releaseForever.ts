// Releases and rolls back without a pause until it is killed: `releaseForever.ts <site> <built> <built> …`
import { withLock } from '../release/lock'
import { publish } from '../release/publish'
import { rollback } from '../release/rollback'
import type { Site } from '../release/siteChange'

const [dir = '', ...builds] = process.argv.slice(2)
const site: Site = { dir, config: { apiUrl: '', chatUrl: '' }, keep: 3, now: () => new Date() }

for (let turn = 0; ; turn += 1) {
  await withLock(dir, () => publish(site, 'learner', builds[turn % builds.length]!))
  if (turn === 0) process.send?.('begun')
  if (turn % 3 === 2) await withLock(dir, () => rollback(site, 'learner'))
  await new Promise((resolve) => setImmediate(resolve))
}
