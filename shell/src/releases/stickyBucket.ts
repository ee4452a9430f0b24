import { BUCKET_KEY, BUCKETS } from '@mentor-connect/contract/site/canaryHints'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Returns the browser's canary bucket, 0–99. It is drawn once and stored, so that a browser keeps the canary
 * while its share grows.
 */
export function stickyBucket(storage: Store, random: () => number = Math.random): number {
  const stored = Number(storage.getItem(BUCKET_KEY) ?? NaN)
  if (Number.isInteger(stored) && stored >= 0 && stored < BUCKETS) return stored
  const drawn = Math.floor(random() * BUCKETS)
  storage.setItem(BUCKET_KEY, String(drawn))
  return drawn
}
