import type { DrillRow } from './drillRow'
import { WrittenTo } from './writtenTo'

const HOUR_MS = 3_600_000

/** Sets the clock of both services an hour back, and right again, while people write. */
export async function drillClock(): Promise<DrillRow[]> {
  const people = await WrittenTo.start()
  const { product } = people
  await people.untilAllWrite()
  for (const service of product.services) await service.setClock(-HOUR_MS)
  const back = await people.untilAllWrite()
  for (const service of product.services) await service.setClock(0)
  await people.untilAllWrite()
  const verdict = await people.check()
  const deaths = product.deaths()
  await product.remove()
  return [
    {
      what: 'the clock an hour back, and right again',
      ...{ verdict, deaths, faults: people.faults },
      seen: `${people.seen}; everybody stays signed in and has written again after ${Math.round(back)} ms`,
    },
  ]
}
