import { inParallel } from '@mentor-connect/server/parallel'
import { Hung, inTime } from './inTime'
import type { Judged } from './judge'
import type { View } from './pagesToOpen'

/** Number of tabs that are open at the same time. */
const CONCURRENT = 3
/** Number of views that may fail. Then the release is refused without opening the other views. */
const FAILED_MAX = 3
const HUNG_MAX = 2

export interface Opened {
  judged: Judged[]
  /** The views that were being opened when the time was up; undefined if there was enough time. */
  late?: View[]
}

/**
 * Opens views until all are opened, enough have failed, or the time is up. Tabs that are still open at the end are left
 * to the caller, who closes the browser.
 *
 * @param limitMs time for all views together
 */
export async function openViews(
  views: View[],
  open: (view: View) => Promise<Judged>,
  limitMs: number,
): Promise<Opened> {
  const judged: Judged[] = []
  const opening = new Set<View>()
  let isLate = false
  const isEnough = () =>
    isLate ||
    judged.filter(({ reasons }) => reasons.length > 0).length >= FAILED_MAX ||
    judged.filter(({ hung }) => hung).length >= HUNG_MAX
  const all = inParallel(views, CONCURRENT, async (view) => {
    if (isEnough()) return
    opening.add(view)
    judged.push(await open(view))
    opening.delete(view)
  })
  try {
    await inTime(limitMs, all)
    return { judged }
  } catch (error) {
    if (!(error instanceof Hung)) throw error
    isLate = true
    return { judged: [...judged], late: [...opening] }
  }
}
