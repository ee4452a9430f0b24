import type { Sample } from './stats'

/**
 * Levels of the video that is sent, from nothing to everything. Sound comes first: it is never reduced for the
 * picture.
 */
export const VIDEO_STEPS = ['off', 'small', 'medium', 'full'] as const
export type VideoStep = (typeof VIDEO_STEPS)[number]

/** Bits per second that each step needs, with the sound. */
const NEEDS: Record<VideoStep, number> = { off: 0, small: 200_000, medium: 450_000, full: 1_000_000 }

const HIGH_LOSS = 0.12
const LOW_LOSS = 0.03
/** A step is given up when less than this share of its need is available. */
const TOO_LITTLE = 0.85
/** A higher step is taken when this share of its need is available. */
const PLENTY = 1.2

/** Numbers of samples in a row until the step changes. */
const DOWN_AFTER = 2
const UP_AFTER = 5
/** Samples until a paused video is tried again; doubled after each attempt that failed. */
const FIRST_PAUSE = 8
const LONGEST_PAUSE = 64

export interface VideoPlan {
  step: VideoStep
  /** Samples in a row that say that the step is too high, or that a higher one is possible. */
  tight: number
  roomy: number
  /** Samples to wait until a paused video is tried again. */
  pause: number
}

export const FIRST_PLAN: VideoPlan = { step: 'small', tight: 0, roomy: 0, pause: FIRST_PAUSE }

/**
 * Returns the plan after another sample. A paused video is tried again after a while, because browsers estimate the
 * network by the traffic that they send, and a paused video sends little.
 */
export function nextPlan(plan: VideoPlan, sample: Sample): VideoPlan {
  if (isTight(plan.step, sample)) {
    const tight = plan.tight + 1
    return tight >= DOWN_AFTER ? lower(plan, sample) : { ...plan, tight, roomy: 0 }
  }
  if (!isRoomy(plan.step, sample)) return { ...plan, tight: 0, roomy: 0 }
  const roomy = plan.roomy + 1
  if (roomy < (plan.step === 'off' ? plan.pause : UP_AFTER)) return { ...plan, tight: 0, roomy }
  const step = VIDEO_STEPS[VIDEO_STEPS.indexOf(plan.step) + 1]!
  const pause = step === 'medium' ? FIRST_PAUSE : plan.pause
  return { step, tight: 0, roomy: 0, pause }
}

function isTight(step: VideoStep, { loss, available = Infinity }: Sample): boolean {
  return step !== 'off' && (loss >= HIGH_LOSS || available < NEEDS[step] * TOO_LITTLE)
}

function isRoomy(step: VideoStep, { loss, available = Infinity }: Sample): boolean {
  const next = VIDEO_STEPS[VIDEO_STEPS.indexOf(step) + 1]
  if (next === undefined || loss >= LOW_LOSS) return false
  return step === 'off' || available >= NEEDS[next] * PLENTY
}

/** The highest step below the present one that fits. */
function lower(plan: VideoPlan, { available = Infinity }: Sample): VideoPlan {
  const below = VIDEO_STEPS.slice(0, VIDEO_STEPS.indexOf(plan.step))
  const step = below.findLast((one) => available >= NEEDS[one] * TOO_LITTLE) ?? 'off'
  const pause = step === 'off' ? Math.min(plan.pause * 2, LONGEST_PAUSE) : plan.pause
  return { step, tight: 0, roomy: 0, pause }
}
