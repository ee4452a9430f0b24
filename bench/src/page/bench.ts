// `npm run bench -- page --only pages,navigation,signed-in,lighthouse --rounds 3`: measures what federation costs a page,
// compared with one bundle of the same sources. A run with the usual number of rounds replaces its sections of
// docs/performance.md.
import { exitWithError } from '@mentor-connect/build/cliError'
import { chosenParts } from '../harness/options'
import { publish, stamped } from '../harness/performancePage'
import { numberOptions } from '../process/numberOptions'
import { lighthouseTables } from './lighthouse'
import { navigationTables } from './navigate'
import { pagesTables } from './pagesReport'
import { lighthouseRounds, navigationRounds, pageRounds, signedInRounds } from './rounds'
import { signedInTables } from './signedInReport'
import { startStage, type Stage } from './stage'

const PARTS = ['pages', 'navigation', 'signed-in', 'lighthouse'] as const

const USUAL_ROUNDS = 5
const { rounds, port } = numberOptions({ rounds: USUAL_ROUNDS, port: 3780 })

try {
  const parts = chosenParts(PARTS)
  const stage = await startStage(
    port,
    parts.some((part) => part === 'pages' || part === 'navigation'),
  )
  try {
    for (const part of parts) {
      console.log(`• Measuring: ${part}…`)
      const { result, stamp } = await stamped(() => tablesOf(part, stage))
      await publish(part, [`${stamp}; medians of ${rounds}.`, ...result], rounds >= USUAL_ROUNDS)
    }
  } finally {
    await stage.stop()
  }
  process.exit(0)
} catch (error) {
  exitWithError(error)
}

async function tablesOf(part: (typeof PARTS)[number], stage: Stage): Promise<string[]> {
  switch (part) {
    case 'pages':
      return pagesTables(await pageRounds(stage, rounds))
    case 'navigation':
      return navigationTables(...(await navigationRounds(stage, rounds)))
    case 'signed-in':
      return signedInTables(...(await signedInRounds(stage, rounds)))
    case 'lighthouse':
      return lighthouseTables(await lighthouseRounds(stage, rounds))
  }
}
