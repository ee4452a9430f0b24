import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { readDurations } from './durations.mjs'
import { relatedTests } from './listTests'
import { nearestTests } from './nearestTests'
import { WORKERS } from './steps'

/**
 * Processor time that tests may take in `npm run verify`, in seconds, so that the whole command takes about a minute.
 */
const SECONDS = 35 * WORKERS

export interface TouchedTests {
  /** The test files to run now, as absolute paths. */
  run: string[]
  /** Number of test files that the change can affect but that do not run now. */
  left: number
}

/**
 * Selects among the tests that the change can affect, except for browser tests: returns those to run now, and
 * the number of those that are left out.
 */
export function touchedTests(changed: string[]): TouchedTests {
  const tests = relatedTests(changed)
  const run = nearestTests(tests, changed, readDurations(), SECONDS)
  return { run: run.map((file) => join(ROOT, file)), left: tests.length - run.length }
}
