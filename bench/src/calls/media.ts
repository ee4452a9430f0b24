import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '../harness/statistics'
import type { Goal } from '../harness/table'
import type { CallStage } from './callStage'
import type { CallSample } from './observeCall'
import { arrivedAt, type Counter } from './readSamples'

/** The result of one part of the drill. */
export interface Findings {
  goals: Goal[]
  /** Remarks on how the media were made and what was observed in them. */
  notes: string[]
}

const DEADLINE_MS = 60_000
const POLL_MS = 100
const COUNTERS: readonly Counter[] = ['soundPackets', 'pictures']

/** Measurements of the browsers of the learner and of the mentor. */
export const samplesOf = ({ learner, mentor }: CallStage): Promise<[CallSample[], CallSample[]]> =>
  Promise.all([learner.samples(), mentor.samples()])

/**
 * Resolves with the time in ms from a moment until both people receive sound and picture of the other.
 * @throws if that takes a minute
 */
export async function untilBothReceive(
  stage: CallStage,
  moment: number,
  counters: readonly Counter[] = COUNTERS,
): Promise<number> {
  while (Date.now() < moment + DEADLINE_MS) {
    const samples = await samplesOf(stage)
    const times = samples.flatMap((one) => counters.map((counter) => arrivedAt(one, counter, moment)))
    if (times.every((time) => time !== undefined)) return Math.max(...times) - moment
    await sleep(POLL_MS)
  }
  throw new Error(`Within a minute, the two did not get ${counters.join(' and ')} of each other.`)
}

/** Two goals for the values of several rounds: their median and the worst one. */
export function spread(what: string, values: number[], atMost: number, digits = 0): Goal[] {
  return [
    { what: `${what}, median of ${values.length}`, measured: median(values), atMost, digits },
    { what: 'the same, worst', measured: Math.max(...values), atMost, digits },
  ]
}

/** Returns all values of a goal in one sentence. */
export const listed = (what: string, values: number[], digits = 0) =>
  `${what}: ${values.map((value) => value.toFixed(digits)).join(', ')}.`
