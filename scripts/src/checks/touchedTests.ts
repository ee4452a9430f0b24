import { execFileSync } from 'node:child_process'
import { isAbsolute, join, relative } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { readDurations } from './durations.mjs'
import { nearestTests } from './nearestTests'
import { JEST, WORKERS } from './steps'

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

function relatedTests(changed: string[]): string[] {
  const code = changed.filter((file) => /\.(tsx?|m?js|json)$/.test(file))
  if (code.length === 0) return []
  const options = ['--ignoreProjects', 'e2e', '--listTests', '--findRelatedTests', ...code]
  const listed = execFileSync(process.execPath, [JEST, ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 16 * 1024 * 1024,
  })
  // Jest also prints the names of the projects.
  const paths = listed.split('\n').filter((line) => isAbsolute(line))
  return paths.map((path) => relative(ROOT, path))
}
