// `npm run bench:watch [-- --seed N]`: how often the watcher takes back good releases, how soon bad ones, and what it costs
// to deceive it. Simulated, so that it takes a minute and gives the same figures for the same seed.
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { exitWithError } from '@mentor-connect/build/cliError'
import { table } from '../report/table'
import { section, sectionIn, withSection } from '../report/section'
import { median } from '../statistics'
import { benchmarkFile, writeBenchmark } from '../writeBenchmark'
import { networksToForge, seededRandom, simulate, type Outcome, type Scenario } from './simulate'

const PART = 'watch'
const GOOD_RUNS = 200
const BAD_RUNS = 50
const SIZES = [60, 600]
const HARMS = [0.01, 0.02, 0.05, 0.1, 0.25, 1]
const FORGED_SIZES = [60, 600, 6000]
const KINDS = ['canary', 'release'] as const

try {
  const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } })
  const seed = Number(values.seed)
  const file = benchmarkFile('teams')
  const document = existsSync(file) ? readFileSync(file, 'utf8') : '# Teams\n'
  const paragraphs = report(seed)
  const next = sectionIn(document, PART)
    ? withSection(document, PART, paragraphs)
    : `${document}\n${section(PART, paragraphs)}\n`
  await writeBenchmark('teams', next)
  console.log(paragraphs.join('\n\n'))
} catch (error) {
  exitWithError(error)
}

function report(seed: number): string[] {
  return [
    '## Releases that watch themselves',
    `Written by \`npm run bench:watch -- --seed ${seed}\`: the judge of the watcher (ADR 166) with simulated browsers. Traffic follows the day; 1% of the browsers fail at random whatever the release is; the judge looks every minute for 24 hours. A canary has 10% of the browsers.`,
    `### ${GOOD_RUNS} good releases`,
    'Stated: at most 1% are taken back wrongly.',
    goodTable(seed),
    '### Bad releases',
    `${BAD_RUNS} of each; "harm" is the share of browsers that the release breaks, besides the usual failures. Medians of those that were taken back. The error budget is 2%: a full release may do less harm than that.`,
    badTable(seed),
    '### What a deception costs',
    'Networks (IPv4 addresses or /48 of IPv6) that a party needs to have a good release taken back an hour after its start, when each sends the three failing browsers that count. The site server must have sent 100 pages.',
    forgedTable(seed),
  ]
}

function runs(scenario: Scenario, count: number, seed: number): Outcome[] {
  return Array.from({ length: count }, (_, index) => simulate(scenario, seededRandom(seed * 100_003 + index)))
}

function decided(outcomes: Outcome[], verdict: Outcome['verdict']): Outcome[] {
  return outcomes.filter((outcome) => outcome.verdict === verdict)
}

function rounded(value: number): string {
  return Number.isNaN(value) ? '–' : String(Math.round(value))
}

function goodTable(seed: number): string {
  const rows = KINDS.flatMap((kind) =>
    SIZES.map((browsersPerHour) => {
      const outcomes = runs({ kind, browsersPerHour, harm: 0 }, GOOD_RUNS, seed)
      const good = decided(outcomes, 'good')
      return [
        kind,
        String(browsersPerHour),
        String(decided(outcomes, 'bad').length),
        kind === 'canary' ? String(good.length) : '–',
        rounded(median(good.map(({ minutes }) => minutes))),
      ]
    }),
  )
  return table(['kind', 'browsers/h', 'taken back', 'promoted', 'minutes until promoted'], rows, {
    numbersFrom: 1,
  })
}

function badTable(seed: number): string {
  const rows = KINDS.flatMap((kind) =>
    SIZES.flatMap((browsersPerHour) =>
      HARMS.map((harm) => {
        const outcomes = runs({ kind, browsersPerHour, harm }, BAD_RUNS, seed)
        const bad = decided(outcomes, 'bad')
        const middle = (pick: (outcome: Outcome) => number) => rounded(median(bad.map(pick)))
        return [
          kind,
          String(browsersPerHour),
          `${harm * 100}%`,
          `${bad.length} of ${BAD_RUNS}`,
          String(decided(outcomes, 'good').length),
          middle(({ minutes }) => minutes),
          middle(({ broken }) => broken),
        ]
      }),
    ),
  )
  return table(['kind', 'browsers/h', 'harm', 'taken back', 'promoted', 'minutes', 'browsers broken'], rows, {
    numbersFrom: 1,
  })
}

function forgedTable(seed: number): string {
  const rows = KINDS.flatMap((kind) =>
    FORGED_SIZES.map((browsersPerHour) => [
      kind,
      String(browsersPerHour),
      String(networksToForge({ kind, browsersPerHour }, seededRandom(seed))),
    ]),
  )
  return table(['kind', 'browsers/h', 'networks'], rows, { numbersFrom: 1 })
}
