import { seedOfRun } from '@mentor-connect/scripts/sampling'
import { signInAll } from '../people/signInAll'
import { sharedProduct } from '../stage/sharedStage'
import { drill, type Stage } from './drill'
import { allCells, cellsOfCommit, expected, isGood, playAll, table } from './matrix'
import { openSite } from './targets'

const PLAYERS = 4
/** Runs a drill instead of the sample: `all` cells, or those of one fault, such as `FAULTS=hangs`. */
const DRILL = process.env.FAULTS
/**
 * Deadline for the fallback in a drill, in ms: the shell's limit of 10 s, plus a margin on an idle machine. Other runs
 * check no times.
 */
const DRILL_DEADLINE_MS = 13_000

const { siteUrl, dataDir } = sharedProduct()
let stage: Stage

beforeAll(async () => {
  stage = {
    siteUrl,
    site: openSite(dataDir),
    states: await signInAll(siteUrl),
    ...(DRILL && { deadlineMs: DRILL_DEADLINE_MS }),
  }
})

test('a fault affects its own area only, shows the reason, and recovers without a reload', async () => {
  const cells = DRILL ? allCells().filter(({ fault }) => DRILL === 'all' || DRILL === fault) : cellsOfCommit()
  const outcomes = await playAll(cells, PLAYERS, (cell) => drill(stage, cell))
  process.stdout.write(
    `\nWhat a person saw, and after how many seconds:\n${table(outcomes)}\n${outcomes.length} of ${allCells().length} cells. ${
      DRILL ? '' : `TEST_SEED=${seedOfRun()} repeats them.`
    }\n`,
  )
  const bad = outcomes.filter((outcome) => !isGood(outcome))
  expect(
    bad.map(
      (outcome) =>
        `${outcome.area}, ${outcome.hop}, ${outcome.fault}: said ${outcome.said}, expected ${expected(outcome)}; ${outcome.wrong.join('; ')}`,
    ),
  ).toEqual([])
})
