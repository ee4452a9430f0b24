import { median, quantile } from '../statistics'
import type { MeasuredRequest } from './measuredRequest'
import type { Office } from './office'
import { LISTS, requestsOf, VERIFICATION, YARDSTICK } from './requests'

export interface Figures {
  screen: string
  name: string
  /** ms */
  p50: number
  p95: number
  max: number
  /** Median of the ratios to the yardstick of the same round. */
  ratio: number
}

/** Before the rounds that count. */
const WARM_UP = 3

/** Every request, in turns with the yardstick, so that other load on the machine affects both. */
export async function measureOffice(office: Office, rounds: number) {
  const figures: Figures[] = []
  for (const list of LISTS)
    for (const asked of await requestsOf(office, list)) figures.push(await measure(office, asked, rounds))
  return { figures, verification: await timed(office, VERIFICATION) }
}

async function measure(office: Office, asked: MeasuredRequest, rounds: number): Promise<Figures> {
  const seen: { ms: number; ratio: number }[] = []
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const least = await timed(office, YARDSTICK)
    const ms = await timed(office, asked)
    if (round >= 0) seen.push({ ms, ratio: ms / least })
  }
  const times = seen.map(({ ms }) => ms)
  return {
    ...{ screen: asked.screen, name: asked.name, p50: median(times), p95: quantile(times, 0.95) },
    ...{ max: Math.max(...times), ratio: median(seen.map(({ ratio }) => ratio)) },
  }
}

async function timed(office: Office, asked: MeasuredRequest): Promise<number> {
  const start = performance.now()
  await office.read(asked)
  return performance.now() - start
}
