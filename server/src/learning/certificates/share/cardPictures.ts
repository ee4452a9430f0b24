import { LRUCache } from 'lru-cache'
import { drawCard } from '../drawing/drawings'
import type { ShownOnCard } from '../drawing/cardPicture'

/** Number of cards that are cached; each takes about 30 KB. */
const KEPT = 200

/** Returns a function that draws cards and caches them. Concurrent requests for the same card draw it once. */
export function cardPictures(draw: (shown: ShownOnCard) => Promise<Buffer> = drawCard) {
  const cards = new LRUCache<string, Buffer, ShownOnCard>({
    max: KEPT,
    fetchMethod: (_key, _stale, { context }) => draw(context),
  })
  return (certificate: ShownOnCard): Promise<Buffer> => {
    const context = shownOf(certificate)
    return cards.forceFetch(JSON.stringify(context), { context })
  }
}

/**
 * Returns the cache key of a card. It contains everything that the card shows, so certificates with the same
 * content share a card.
 */
const shownOf = ({
  learnerName,
  courseName,
  courseUrl,
  instructorName,
  language,
  ...proof
}: ShownOnCard): ShownOnCard => ({
  learnerName,
  courseName,
  courseUrl,
  instructorName,
  ...(language && { language }),
  ...(proof.passed && { passed: proof.passed }),
  ...(proof.earned && { earned: proof.earned }),
  ...(proof.path && { path: proof.path }),
  ...(proof.project && { project: proof.project }),
})
