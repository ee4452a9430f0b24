import { dirname } from 'node:path'
import { ALL_TURNS, longestFirst, noLoad } from './shareFiles'

/** Matches the code whose change makes all tests run on the second database. */
const BEHIND =
  /^server\/src\/(platform\/database\/|\w+\/database\/|testing\/(freshDatabase|reusedDatabases|postgresServer))/
const SQL = /\.(repo|query|store)\.ts$/

export interface SecondDatabase {
  /** The tests that run on the second database instead of on the embedded one, because it is their turn. */
  instead: string[]
  /** The tests that run on both databases, because their SQL has changed. */
  too: string[]
}

interface Circumstances {
  /** The turn of this commit; undefined if nothing is sampled. */
  turn: number | undefined
  /** Changed files: paths from the root. */
  changed: string[]
  /** Test file → seconds that it takes. A file without an entry takes about one. */
  seconds: Record<string, number>
  /** Returns the turns in which a test file runs even if nothing has changed. */
  turnsOf: (test: string) => number[]
}

/**
 * Divides the tests that use a database between the two databases.
 *
 * @param tests paths from the root
 */
export function onSecondDatabase(
  tests: string[],
  { turn, changed, seconds, turnsOf }: Circumstances,
): SecondDatabase {
  if (turn === undefined || changed.some((file) => BEHIND.test(file))) return { instead: [], too: tests }
  const folders = changed.filter((file) => SQL.test(file)).map((file) => `${dirname(file)}/`)
  const isChanged = (test: string) =>
    changed.includes(test) || folders.some((folder) => test.startsWith(folder))
  const places = turnsThere(tests, (file) => seconds[file] ?? 1, turnsOf)
  const inTurn = tests.filter((test) => places.get(test) === turn)
  return { instead: inTurn.filter((test) => !isChanged(test)), too: tests.filter(isChanged) }
}

/**
 * Returns the turn of each test on the second database. Each test has one of six turns there. A test that
 * runs in several turns spends one of them on the second database. A test with a single turn keeps it for the
 * embedded database, and gets another one for the second.
 */
function turnsThere(
  tests: string[],
  secondsOf: (file: string) => number,
  turnsOf: (test: string) => number[],
): Map<string, number> {
  const load = noLoad()
  const places = new Map<string, number>()
  for (const test of longestFirst(tests, secondsOf)) {
    const own = turnsOf(test)
    const options = own.length > 1 ? own : ALL_TURNS.filter((turn) => !own.includes(turn))
    const place = options.reduce((best, option) => (load[option]! < load[best]! ? option : best))
    places.set(test, place)
    load[place]! += secondsOf(test)
  }
  return places
}
