import { dirname } from 'node:path'
import { ALL_TURNS, longestFirst, noLoad } from './shareFiles'

/** Code whose change makes all tests run on the second database. */
const BEHIND =
  /^server\/src\/(platform\/database\/|\w+\/database\/|testing\/(freshDatabase|reusedDatabases|postgresServer))/
const SQL = /\.(repo|query|store)\.ts$/

export interface SecondDatabase {
  /** The tests whose turn it is: they run there instead of on the embedded database. */
  instead: string[]
  /** The tests whose SQL has changed: they run on both. */
  too: string[]
}

interface Circumstances {
  /** Undefined if nothing is sampled. */
  turn: number | undefined
  /** Paths from the root. */
  changed: string[]
  /** Test file → seconds that it takes. A file without an entry takes about one. */
  seconds: Record<string, number>
  /** The turns in which a test file runs in any case. */
  turnsOf: (test: string) => number[]
}

/** Divides the tests that use a database. @param tests paths from the root */
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
 * Each test has one of six turns there. One that runs in several turns gives one of them to the second database; one that
 * has a single turn keeps it for the embedded one, and gets another.
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
