import type { DrillRow } from './drillRow'
import { ProductUnderWrites } from './productUnderWrites'

const HOUR_MS = 3_600_000

/** Sets the clock of both services back by an hour and then corrects it, while people write. */
export async function drillClock(): Promise<DrillRow[]> {
  const people = await ProductUnderWrites.start()
  const { product } = people
  await people.waitUntilAllWrite()
  for (const service of product.services) await service.setClock(-HOUR_MS)
  const back = await people.waitUntilAllWrite()
  for (const service of product.services) await service.setClock(0)
  await people.waitUntilAllWrite()
  const evaluation = await people.check()
  const crashes = product.crashes()
  await product.remove()
  return [
    {
      what: 'the clock an hour back, then corrected',
      ...{ evaluation, crashes, violations: people.violations },
      seen: `${people.seen}; everybody stays signed in and has written again after ${Math.round(back)} ms`,
    },
  ]
}
