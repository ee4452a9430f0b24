// `npm run drill:rolling -- --restarts 10`: two processes of each service behind one proxy with TLS are restarted one
// after another while people read, write and talk; then one of each is killed, and what they share is taken away. Fails
// if a request fails during a restart, or an acknowledged write is lost or doubled. A run of full size writes its part of
// docs/benchmarks/scale.md.
import { setTimeout as sleep } from 'node:timers/promises'
import { exitWithError } from '@mentor-connect/build/cliError'
import { numberOptions } from '../process/numberOptions'
import { currentLoad } from '../report/circumstances'
import { writeScaleSection } from '../report/scaleReport'
import { countsBetween, sumOf, type Counts } from './counts'
import { startDeployment, type Deployment } from './deployment'
import { KINDS, type Instance } from './instance'
import { outagesOf, suffer } from './outages'
import { People } from './peopleProcess'
import { rollingTable, rollingParagraphs, type RollingRow } from './report'

const FULL_SIZE = { restarts: 10 }
const { restarts } = numberOptions(FULL_SIZE)
/** The proxy checks every second whether a process is ready. */
const NOTICED_MS = 2_500
/** After an outage, everybody gets a few responses before the next one. */
const RECOVERED_MS = 5_000

const loadBefore = currentLoad()
const began = Date.now()
const deployment = await startDeployment().catch(exitWithError)
try {
  await drill(deployment)
} catch (error) {
  await deployment.stop()
  exitWithError(error)
}

async function drill({ instances }: Deployment) {
  const people = await People.start(deployment)
  const { killed, redis, postgres, bucket } = outagesOf(deployment)
  const rows: RollingRow[] = []
  const observe = async (what: string, isPlanned: boolean, act: () => Promise<void>) => {
    const before = await people.counts()
    await act()
    rows.push({ what, isPlanned, ...countsBetween(before, await people.counts()) })
    console.log(`• ${what}: ${describe(rows.at(-1)!)}`)
  }
  for (const kind of KINDS)
    await observe(`${restarts} × both of ${kind} restarted`, true, () => roll(instances[kind], restarts))
  for (const outage of [...KINDS.map((kind) => killed(kind, 0)), redis(), postgres(), bucket()])
    await observe(`${outage.what}, for ${outage.seconds} s`, false, async () => {
      await suffer(outage)
      await sleep(RECOVERED_MS)
    })
  const evaluation = await people.finish()
  await people.end()
  await deployment.stop()
  console.log(`\n${rollingTable(rows)}\n${JSON.stringify(evaluation)}`)
  if (restarts >= FULL_SIZE.restarts) {
    const seconds = (Date.now() - began) / 1000
    await writeScaleSection('rolling', rollingParagraphs(rows, evaluation, { loadBefore, seconds }))
  }
  const failures = rows.filter(({ isPlanned }) => isPlanned).reduce((sum, row) => sum + sumOf(row.failed), 0)
  if (failures + evaluation.lost + evaluation.doubled > 0)
    exitWithError(
      `${failures} requests failed during restarts; ${evaluation.lost} acknowledged writes lost, ${evaluation.doubled} doubled.`,
    )
  console.log('✓ no request failed during a restart, nothing lost, nothing doubled')
  process.exit(0)
}

/** One process after the other; the next only when the proxy uses the one before again. */
async function roll(ofKind: Instance[], times: number) {
  for (let turn = 0; turn < times; turn += 1)
    for (const instance of ofKind) {
      await instance.stop()
      await instance.start()
      await sleep(NOTICED_MS)
    }
}

function describe({ reads, writes, messages, failed, closes }: Counts): string {
  return `${reads} reads, ${writes} writes, ${messages} messages; failed: ${JSON.stringify(failed)}; chat connections ended: ${JSON.stringify(closes)}`
}
