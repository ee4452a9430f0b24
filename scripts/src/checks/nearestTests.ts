import { dirname } from 'node:path'
import type { Duration } from './durations.mjs'

/** Seconds that are assumed for a test file that has never run on this machine. */
const UNKNOWN_SECONDS = 5

/**
 * Selects the test files to run first: the changed ones, then those in the folder of a changed file, then those of its
 * workspace, then the rest, until `seconds` are used up. Changed test files always run. Paths are from the root,
 * durations in seconds.
 */
export function nearestTests(
  tests: string[],
  changed: string[],
  durations: Record<string, Duration>,
  seconds: number,
): string[] {
  const folders = new Set(changed.map(dirname))
  const workspaces = new Set(changed.map(workspaceOf))
  const distance = (test: string) => {
    if (changed.includes(test)) return 0
    if (folders.has(dirname(test))) return 1
    return workspaces.has(workspaceOf(test)) ? 2 : 3
  }
  const cost = (test: string) => durations[test]?.seconds ?? UNKNOWN_SECONDS
  const sorted = [...tests].sort((one, other) => distance(one) - distance(other) || cost(one) - cost(other))
  let left = seconds
  return sorted.filter((test) => {
    if (distance(test) > 0 && cost(test) > left) return false
    left -= cost(test)
    return true
  })
}

const workspaceOf = (path: string) => path.split('/')[0]
