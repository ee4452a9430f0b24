import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { readDurations } from './durations.mjs'
import { relatedTests } from './listTests'
import { nearestTests } from './nearestTests'
import { WORKERS } from './steps'

/** Processor time that tests may take in the quick loop, so that all of it stays within a minute. */
const SECONDS = 35 * WORKERS

export interface TouchedTests {
  /** The test files to run now, as absolute paths. */
  run: string[]
  /** How many further test files the change can affect. */
  left: number
}

/** The tests that the change can affect, without browser journeys: which of them to run now, and how many are left. */
export function touchedTests(changed: string[]): TouchedTests {
  const tests = relatedTests(changed)
  const run = nearestTests(tests, changed, readDurations(), SECONDS)
  return { run: run.map((file) => join(ROOT, file)), left: tests.length - run.length }
}
