import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { ROOT } from '@mentor-connect/delivery/root'

/**
 * Number of turns. Slow tests are divided into parts, and each commit runs one part: after this many
 * consecutive commits, all parts have run once. The number is divisible by three, for parts that run more
 * often.
 */
export const TURNS = 6

/** True if nothing is sampled. `npm run test:all` sets the variable. */
export const isCompleteRun = () => process.env.TEST_ALL === '1'

/**
 * Name of the environment variable that lists the samples which run in full, because the code that they test
 * has changed.
 */
const IN_FULL = 'TEST_IN_FULL'

/** Returns the environment of tests in which these samples run in full. */
export const inFullEnvironment = (names: string[]): NodeJS.ProcessEnv => ({ [IN_FULL]: names.join(',') })

/**
 * Returns the seed that decides which tests run: `TEST_SEED`, otherwise the number of commits, so that
 * consecutive commits have consecutive turns. A shallow clone uses the hash of the commit, and a folder
 * without git uses the date.
 */
export function seedOfRun(): string {
  return (
    process.env.TEST_SEED ||
    commitCount() ||
    git('rev-parse', 'HEAD') ||
    new Date().toISOString().slice(0, 10)
  )
}

function commitCount(): string {
  return git('rev-parse', '--is-shallow-repository') === 'false' ? git('rev-list', '--count', 'HEAD') : ''
}

function git(...options: string[]): string {
  try {
    return execFileSync('git', options, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}

/**
 * Returns the turn of a seed, from 0 to `TURNS` - 1. A seed that is a number is read as a number of commits.
 */
export function turnOf(seed: string): number {
  if (/^\d{1,15}$/.test(seed)) return Number(seed) % TURNS
  return createHash('sha256').update(seed).digest().readUInt32BE() % TURNS
}

/**
 * Returns the items of a large test that run at the turn of this commit: all of them if the run is complete,
 * or if the code that the sample tests has changed.
 *
 * @param name the name of the sample in `samples.ts`
 * @param placeOf decides at which turn an item runs; by default, items take turns in their order
 */
export function partOf<Item>(
  name: string,
  items: Item[],
  placeOf: (item: Item, index: number) => number = (_, index) => index,
): Item[] {
  if (isCompleteRun() || process.env[IN_FULL]?.split(',').includes(name)) return items
  const turn = turnOf(seedOfRun())
  return items.filter((item, index) => placeOf(item, index) % TURNS === turn)
}

/**
 * Tells whether a single case of a large test runs at the turn of this commit.
 *
 * @param place number that decides at which turn the case runs
 */
export const isInTurn = (name: string, place: number): boolean =>
  partOf(name, [place], (own) => own).length > 0
