// Releases and rolls back without a pause until it is killed: `releaseForever.ts <site> <lease in ms> <built> <built>
// …`
import { withLock } from '../store/lock/lock'
import { checkedCandidate, makeLive } from '../release/publish'
import { rollback } from '../release/rollback'
import type { LockedSite, Site } from '../release/siteChange'

const [dir = '', leaseMs = '', ...builds] = process.argv.slice(2)
const site: Site = {
  dir,
  keep: 3,
  keepDays: 0,
  now: () => new Date(),
  author: { by: 'asha', via: 'command' },
}

/** Makes a change of the site. If a killed process has left its lock, waits until that lock expires. */
const change = <Result>(act: (locked: LockedSite) => Result) =>
  withLock(dir, (lock) => act({ ...site, lock }), { leaseMs: Number(leaseMs) })

let hasStarted = false
for (let turn = 0; ; turn += 1) {
  const { flipped } = await change((locked) =>
    makeLive(locked, checkedCandidate(locked, 'learner', builds[turn % builds.length]!)),
  )
  // The first release may be live already.
  if (flipped && !hasStarted) hasStarted = Boolean(process.send?.('begun'))
  if (turn % 3 === 2) await change((locked) => rollback(locked, 'learner'))
  await new Promise((resolve) => setImmediate(resolve))
}
