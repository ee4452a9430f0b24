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
  return (certificate: ShownOnCard): Promise<Buffer> => {
    const context = shownOf(certificate)
    return cards.forceFetch(JSON.stringify(context), { context })
  }
}

/** Two certificates that show the same have the same card. */
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
})
