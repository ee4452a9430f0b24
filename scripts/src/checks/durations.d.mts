import type { Reporter } from '@jest/reporters'

export interface Duration {
  seconds: number
  tests: number
}

/** Test file (path from the root) → what it cost when it ran last here. Empty on a fresh clone. */
export function readDurations(): Record<string, Duration>

declare const DurationReporter: new () => Pick<Reporter, 'onRunComplete'>
export default DurationReporter
