import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ephemeral port range, so that no connection takes a port before a server listens on it. */
const FIRST = 20_000
const LAST = 32_000

/** Returns unused ports. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>()
  while (found.size < count) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) found.add(port)
  }
  return [...found]
}

/** Returns the first of some unused ports in a row. */
export async function firstOfFreePorts(count: number): Promise<number> {
  for (;;) {
    const first = randomInt(FIRST, LAST - count)
    const row = Array.from({ length: count }, (_, index) => first + index)
    if ((await Promise.all(row.map(isFree))).every(Boolean)) return first
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)))
  })
}
