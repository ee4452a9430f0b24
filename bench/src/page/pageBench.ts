// `npm run bench:page -- --only pages,thread,navigation,lighthouse`: what federation costs a page, compared with the
// same sources as one bundle. Replaces the sections of the parts that it ran in docs/benchmarks/page.md; ROUNDS and
// LIGHTHOUSE_ROUNDS shorten it, and a part with fewer rounds than usual is only printed.
import { readFileSync } from 'node:fs'
import { CliError, exitWithError } from '@mentor-connect/build/cliError'
import { chosenParts } from '../process/chosenParts'
import { circumstances, currentLoad } from '../report/circumstances'
import { withSection } from '../report/section'
import { benchmarkFile, writeBenchmark } from '../writeBenchmark'
import { PARTS, type Part } from './parts'
import { hopRounds, lighthouseRounds, pageRounds, threadRounds } from './rounds'
import { lighthouseTables, navigationTables, pagesTables, threadTables } from './sections'
import { startStage, type Stage } from './stage'

const FULL_ROUNDS = 5
const PORT = Number(process.env.BENCH_PORT ?? 3780)

try {
  await bench(chosenParts(PARTS, process.argv.slice(2)))
  process.exit(0)
} catch (error) {
  exitWithError(error)
}

async function bench(parts: Part[]) {
  for (const part of parts) roundsOf(part)
  const stage = await startStage({ port: PORT, hasRivals: parts.some((part) => part !== 'lighthouse') })
  try {
    for (const part of parts) await write(part, await run(part, stage))
  } finally {
    await stage.stop()
  }
}

/** The paragraphs of the part's section. */
async function run(part: Part, stage: Stage): Promise<string[]> {
  console.log(`• Measuring: ${part}…`)
  const rounds = roundsOf(part)
  const loadBefore = currentLoad()
  const since = Date.now()
  const tables = await tablesOf(part, stage, rounds)
  const seconds = (Date.now() - since) / 1000
  return [`${circumstances({ loadBefore, seconds })}; medians of ${rounds}.`, ...tables]
}

/** @throws CliError if the environment sets something else than a number of rounds */
function roundsOf(part: Part): number {
  const name = part === 'lighthouse' ? 'LIGHTHOUSE_ROUNDS' : 'ROUNDS'
  const rounds = Number(process.env[name] ?? FULL_ROUNDS)
  if (Number.isInteger(rounds) && rounds > 0) return rounds
  throw new CliError(`${name} is "${process.env[name]}": set it to a number of rounds, such as 3.`)
}

async function tablesOf(part: Part, stage: Stage, rounds: number): Promise<string[]> {
  switch (part) {
    case 'pages':
      return pagesTables(await pageRounds(stage, rounds))
    case 'thread':
      return threadTables(await threadRounds(stage, rounds))
    case 'navigation':
      return navigationTables(await hopRounds(stage, rounds))
    case 'lighthouse':
      return lighthouseTables(await lighthouseRounds(stage, rounds))
  }
}

/** The text outside the sections is written by hand. */
async function write(part: Part, paragraphs: string[]) {
  const document = readFileSync(benchmarkFile('page'), 'utf8')
  if (roundsOf(part) >= FULL_ROUNDS) await writeBenchmark('page', withSection(document, part, paragraphs))
  console.log(`\n${paragraphs.join('\n\n')}`)
}
