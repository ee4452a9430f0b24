import { setFlagsFromString } from 'node:v8'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'

/**
 * Releases SQLite files that this process has closed, by collecting garbage: a connection stays open until the last of
 * its statements is garbage-collected. Outside of tests, the end of the process does that.
 */
export async function releaseConnections(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  // There are two rounds, because objects that the first one finds are only released after it.
  for (let round = 0; round < 2; round += 1) {
    await nextTurn()
    collect()
    await nextTurn()
  }
}
