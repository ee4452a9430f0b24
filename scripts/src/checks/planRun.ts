import { filesToLint } from '../sampling/filesToLint'
import { SAMPLES } from '../sampling/samples'
import { noLoad } from '../sampling/shareFiles'
import { onSecondDatabase } from '../sampling/secondDatabase'
import { sampleOf, selectTests, type Selection } from '../sampling/selectTests'
import { isCompleteRun, seedOfRun, turnOf, TURNS } from '../sampling/turns'
import { SECONDS } from '../sampling/seconds'
import { NODE_VERSION_SECONDS } from './nodeVersionSteps'
import { otherMajors } from '../node-versions/otherNodes'
import { changedFiles } from './change'
import { databaseTests, listTests, relatedTests } from './listTests'
import { repositoryFiles } from '../testing/repositoryFiles'
import { REPLICA_SECONDS, ROLLING_SECONDS, WORKERS } from './steps'

/** The files and parts of a test run. Files are paths from the root. */
export interface Plan {
  linted: string[]
  unit: string[]
  browser: string[]
  /** Tests that run on PostgreSQL and Redis; some of them run on SQLite as well. */
  secondDatabase: string[]
  withReplica: boolean
  withRollingRestarts: boolean
  /** Other major versions of Node on which the short checks run. */
  nodeVersions: number[]
  /**
   * Names of the sampled groups of tests that run completely, because the code that they test has changed.
   */
  inFull: string[]
  /** Lines that tell people what this run tests and how to repeat it. */
  summary: string[]
}

const ROLLING_TURN = 5
const REPLICA_TURN = 4
/** The turns in which the other major versions of Node are tested, one for each version. */
const NODE_TURNS = [0, 2, 1, 3]
/** Seconds of a browser test that nobody has measured yet, about as many as the others take on average. */
const NEW_BROWSER_TEST_SECONDS = 60
/**
 * Seconds that each turn needs for rolling restarts, the replica and other versions of Node. They count as seconds of
 * tests, of which several run at the same time.
 */
const BUSY = noLoad()
BUSY[ROLLING_TURN] = WORKERS * ROLLING_SECONDS
BUSY[REPLICA_TURN] = WORKERS * REPLICA_SECONDS
for (const turn of otherMajors().map((_, index) => NODE_TURNS[index]!))
  BUSY[turn] = WORKERS * NODE_VERSION_SECONDS
const BEHIND_ROLLING =
  /^(deploy\/|server\/src\/(platform\/process|\w+\/main\.ts)|bench\/src\/(product|reliability)\/)/
const BEHIND_NODE = /^(server\/src\/build\/|scripts\/src\/node-versions\/|deploy\/Containerfile)/
const BEHIND_REPLICA = /^server\/src\/(api\/replica|platform\/database)/

/**
 * Decides what runs. On a machine without PostgreSQL, everything that can run on SQLite does so.
 *
 * @param hasPostgres whether PostgreSQL is available
 */
export function planRun({ hasPostgres }: { hasPostgres: boolean }): Plan {
  const seed = seedOfRun()
  const turn = isCompleteRun() ? undefined : turnOf(seed)
  const changed = changedFiles()
  const browserTests = listTests('--selectProjects', 'e2e')
  const run = {
    turn,
    changed,
    related: turn === undefined ? [] : relatedTests(changed),
    seconds: {
      ...Object.fromEntries(browserTests.map((file) => [file, NEW_BROWSER_TEST_SECONDS])),
      ...SECONDS,
    },
  }
  const unit = selectTests(listTests('--ignoreProjects', 'e2e'), SAMPLES, { ...run, busy: BUSY })
  const browser = selectTests(browserTests, SAMPLES, { ...run, busy: unit.load })
  const { instead, too } = hasPostgres
    ? onSecondDatabase(databaseTests(), { ...run, turnsOf: unit.turnsOf })
    : { instead: [], too: [] }
  const secondDatabase = [...instead, ...too]
  const isTurn = (own: number | undefined, behind: RegExp) =>
    turn === undefined || turn === own || changed.some((file) => behind.test(file))
  return {
    linted: filesToLint(repositoryFiles(), { turn, changed }),
    unit: unit.run.filter((file) => !instead.includes(file)),
    browser: browser.run,
    secondDatabase,
    withReplica: hasPostgres && isTurn(REPLICA_TURN, BEHIND_REPLICA),
    withRollingRestarts: hasPostgres && isTurn(ROLLING_TURN, BEHIND_ROLLING),
    nodeVersions: otherMajors().filter((_, index) => isTurn(NODE_TURNS[index], BEHIND_NODE)),
    inFull: unit.inFull,
    summary:
      turn === undefined
        ? ['Everything is tested: nothing is left for other commits.']
        : summaryOf([unit, browser], { seed, turn, onSecondDatabase: secondDatabase.length }),
  }
}

function summaryOf(
  selections: Selection[],
  { seed, turn, onSecondDatabase }: { seed: string; turn: number; onSecondDatabase: number },
): string[] {
  const run = selections.flatMap((selection) => selection.run)
  const left = selections.flatMap((selection) => selection.left)
  const { inFull } = selections[0]!
  const ran = run.map((file) => sampleOf(file, SAMPLES))
  const inTurn = SAMPLES.filter((sample) => sample.every === 6 && ran.includes(sample))
  const names = inTurn.map(({ name }) => name).filter((name) => !inFull.includes(name))
  return [
    `Turn ${turn + 1} of ${TURNS}: ${left.length} of ${left.length + run.length} test files are left for other commits. TEST_SEED=${seed} repeats it, "npm run test:all" runs everything.`,
    `In this turn: ${names.join(', ')}; ${onSecondDatabase} test files on PostgreSQL.`,
    ...(inFull.length > 0 ? [`In full, because their code has changed: ${inFull.join(', ')}.`] : []),
  ]
}
