import type { Reporter } from '@jest/reporters'

export interface Duration {
  seconds: number
  tests: number
}

/** Test file (path from the root) → cost of its last run on this machine. Empty on a fresh clone. */
export function readDurations(): Record<string, Duration>

declare const DurationReporter: new () => Pick<Reporter, 'onRunComplete'>
export default DurationReporter
