import type { Sample } from './stats'

export const QUALITIES = ['poor', 'fair', 'good'] as const
export type QualityLevel = (typeof QUALITIES)[number]

/** The quality that is shown. `run` counts the samples in a row that say the same other level. */
export interface Quality {
  level: QualityLevel
  seen: QualityLevel
  run: number
}

export const FIRST_QUALITY: Quality = { level: 'good', seen: 'good', run: 0 }

/** Numbers of samples in a row until another level is shown. It becomes better more slowly, so it does not flicker. */
const WORSE_AFTER = 2
const BETTER_AFTER = 4

const FAIR_LOSS = 0.03
const POOR_LOSS = 0.1
const FAIR_ROUND_TRIP_MS = 300
const POOR_ROUND_TRIP_MS = 700

/** Returns the quality after another sample. */
export function nextQuality(quality: Quality, sample: Sample): Quality {
  const seen = levelOf(sample)
  if (seen === quality.level) return { level: seen, seen, run: 0 }
  const run = seen === quality.seen ? quality.run + 1 : 1
  const isWorse = QUALITIES.indexOf(seen) < QUALITIES.indexOf(quality.level)
  const isDue = run >= (isWorse ? WORSE_AFTER : BETTER_AFTER)
  return isDue ? { level: seen, seen, run: 0 } : { level: quality.level, seen, run }
}

function levelOf({ loss, roundTripMs = 0 }: Sample): QualityLevel {
  if (loss >= POOR_LOSS || roundTripMs >= POOR_ROUND_TRIP_MS) return 'poor'
  return loss >= FAIR_LOSS || roundTripMs >= FAIR_ROUND_TRIP_MS ? 'fair' : 'good'
}
