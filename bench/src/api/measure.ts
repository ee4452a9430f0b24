import { Agent, get } from 'node:http'
import { CASES, type Case } from './cases'
import { median } from '../statistics'
import type { Served } from './servers'

export interface Figures {
  name: string
  bytes: number
  /** Medians over all rounds of the mean time of a request, in ms. */
  small: number
  large: number
  /** Medians of the ratios within each round. */
  growth: number
  toBare: number
}

const REQUESTS = 12
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Measures small, large and bare alternately, so that other load on the machine affects all of them equally. */
export async function measure(small: Served, large: Served, rounds: number): Promise<Figures[]> {
  const figures: Figures[] = []
  for (const one of CASES) figures.push(await measureCase(one, small, large, rounds))
  return figures
}

async function measureCase(one: Case, small: Served, large: Served, rounds: number): Promise<Figures> {
  const ask = (served: Served) => () => request(served.api + one.path(served), served.cookie)
  const bytes = await ask(large)()
  const bare = () => request(`${large.bare}/bytes/${bytes}`, '')
  const seen: { small: number; large: number; bare: number }[] = []
  for (let round = -2; round < rounds; round += 1) {
    const times = { small: await timed(ask(small)), large: await timed(ask(large)), bare: await timed(bare) }
    if (round >= 0) seen.push(times)
  }
  return {
    name: one.name,
    bytes,
    small: median(seen.map((times) => times.small)),
    large: median(seen.map((times) => times.large)),
    growth: median(seen.map((times) => times.large / times.small)),
    toBare: median(seen.map((times) => times.large / times.bare)),
  }
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  for (let count = 0; count < REQUESTS; count += 1) await act()
  return (performance.now() - start) / REQUESTS
}

/** Sends a request; resolves with the length of the response body. */
function request(url: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = get(url, { agent, headers: { cookie } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.length))
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${url} returned ${response.statusCode}`)),
      )
    })
    sent.on('error', reject)
  })
}
