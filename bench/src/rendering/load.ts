import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export interface Response {
  ms: number
  bytes: number
  /** Whether the page was sent with its content. */
  isRendered: boolean
  text: () => string
}

/** Reads an address as a browser does, compressed unless `plain` is set. */
export function read(url: string, { plain = false } = {}): Promise<Response> {
  const headers = { accept: 'text/html,*/*', 'accept-encoding': plain ? 'identity' : 'br' }
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const sent = get(url, { agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.concat(parts)
        const isRendered = response.headers['cdn-cache-control'] !== undefined
        const ms = performance.now() - start
        if (response.statusCode !== 200) reject(new Error(`${url} returned ${response.statusCode}`))
        resolve({ ms, bytes: body.length, isRendered, text: () => body.toString() })
      })
    })
    sent.on('error', reject)
  })
}

/** Reads addresses one after another on each of some connections. Returns how many were read in a second. */
export async function throughput(next: () => string | undefined, connections: number): Promise<number> {
  const start = performance.now()
  let count = 0
  const work = async () => {
    for (let url = next(); url; url = next()) {
      await read(url)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return (count * 1_000) / (performance.now() - start)
}

/** Reads an address at fixed times, however long the responses take, so that waiting is counted, too. */
export async function paced(next: () => string, { everyMs, forMs }: { everyMs: number; forMs: number }) {
  const start = performance.now()
  const sent: Promise<Response>[] = []
  for (let due = 0; due < forMs; due += everyMs) {
    await sleep(Math.max(0, start + due - performance.now()))
    sent.push(read(next()))
  }
  return Promise.all(sent)
}
