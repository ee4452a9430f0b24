import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems hand out by themselves: none of these is taken by a connection before a server listens on it. */
const FIRST = 20_000
const LAST = 32_000

/** Ports that nobody listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>()
  while (found.size < count) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) found.add(port)
  }
  return [...found]
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)))
  })
}
