import { dirname } from 'node:path'
import { noLoad, shareFiles } from './shareFiles'
import { TURNS } from './turns'

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

/**
 * Divides the tests that use a database.
 *
 * @param tests paths from the root, like `changed`
 * @param turn undefined if nothing is sampled
 * @param seconds test file → seconds that it takes. A file without an entry takes about one.
 */
export function onSecondDatabase(
  tests: string[],
  turn: number | undefined,
  changed: string[],
  seconds: Record<string, number> = {},
): SecondDatabase {
  if (turn === undefined || changed.some((file) => BEHIND.test(file))) return { instead: [], too: tests }
  const folders = changed.filter((file) => SQL.test(file)).map((file) => `${dirname(file)}/`)
  const isChanged = (test: string) =>
    changed.includes(test) || folders.some((folder) => test.startsWith(folder))
  const places = shareFiles(tests, {
    every: TURNS,
    secondsOf: (file) => seconds[file] ?? 1,
    load: noLoad(),
  })
  const inTurn = tests.filter((test) => places.get(test) === turn)
  return { instead: inTurn.filter((test) => !isChanged(test)), too: tests.filter(isChanged) }
}
