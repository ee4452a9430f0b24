import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Ports are searched below the ephemeral range, so that no connection takes a port before a server listens on it. */
const FIRST = 20_000
const LAST = 32_000

/** A port of this machine that is free at the time of the call. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
}

/** This many different free ports. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>()
  while (found.size < count) found.add(await freePort())
  return [...found]
}

/** The first of `count` consecutive free ports. */
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
