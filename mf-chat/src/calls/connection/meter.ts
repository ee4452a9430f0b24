import type { Peer } from './peer'
import { FIRST_QUALITY, nextQuality, type QualityLevel } from './quality'
import { NO_TOTALS, readStats, type Sample } from './stats'
import { FIRST_PLAN, nextPlan, type VideoStep } from './videoPlan'

/**
 * Number of samples that are ignored after an interruption, because they count packets that were lost during it. The
 * other browser may report that loss later, but only once.
 */
const SETTLING = 2

/** Measures a connection again and again, and draws conclusions from it. */
export function createMeter(peer: Pick<Peer, 'stats'>) {
  let quality = FIRST_QUALITY
  let plan = FIRST_PLAN
  let totals = NO_TOTALS
  let settling = 0

  const settle = () => {
    settling = SETTLING
    plan = { ...plan, tight: 0, roomy: 0 }
    quality = { ...quality, run: 0 }
  }
  const conclude = (sample: Sample, isSending: boolean) => {
    quality = nextQuality(quality, sample)
    if (isSending) plan = nextPlan(plan, sample)
  }
  return {
    /** Returns the quality, and how much video can be sent; the latter only changes while a picture is sent. */
    measure: async (isSending: boolean): Promise<{ quality: QualityLevel; video: VideoStep }> => {
      const { sample, totals: now, isCut } = readStats(await peer.stats(), totals)
      totals = now
      if (isCut) settle()
      else if (settling > 0) settling -= 1
      else conclude(sample, isSending)
      return { quality: quality.level, video: plan.step }
    },
    /** Called after an interruption. */
    settle,
  }
}
