import { LRUCache } from 'lru-cache'
import { drawCard } from '../drawing/drawings'
import type { ShownOnCard } from '../drawing/cardPicture'

/** How many cards are cached; one takes about 30 KB. */
const KEPT = 200

/** Draws each card once, also for concurrent requests. */
export function cardPictures(draw: (shown: ShownOnCard) => Promise<Buffer> = drawCard) {
  const cards = new LRUCache<string, Buffer, ShownOnCard>({
    max: KEPT,
    fetchMethod: (_key, _stale, { context }) => draw(context),
  })
  return ({ learnerName, courseName, courseUrl, instructorName, passed }: ShownOnCard): Promise<Buffer> =>
    cards.forceFetch(JSON.stringify([learnerName, courseName, courseUrl, instructorName, passed]), {
      context: { learnerName, courseName, courseUrl, instructorName, ...(passed && { passed }) },
    })
}
