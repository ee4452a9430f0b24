// `npm run drill:journey`: two people use the whole product in a browser, behind the proxy with TLS, while one process of
// each service, Redis, PostgreSQL and the object store are taken away in turn. Fails if a step does not end, or if what a
// page has shown as saved is missing or there twice. Writes its part of docs/benchmarks/scale.md.
import { setTimeout as sleep } from 'node:timers/promises'
import { exitWithError } from '@mentor-connect/build/cliError'
import type { Browser } from 'playwright-core'
import { startDeployment, type Deployment } from '../drill-rolling/deployment'
import type { Evaluation } from '../drill-server/checkWrites'
import { currentLoad } from '../report/circumstances'
import { writeScaleSection } from '../report/scaleReport'
import { launchBrowser } from './browser'
import { checkKept } from './checkKept'
import { enterBoth, journeyOf, logInAgain, prepareMentor, type People, type Step } from './journey'
import { outagesOf } from '../drill-rolling/outages'
import { journeyParagraphs, journeyTable, type JourneyRow } from './report'
import { nothingKept } from './steps'
import { explained } from './explained'

/** The proxy checks every second whether a process is ready. */
const NOTICED_MS = 2_500

const loadBefore = currentLoad()
const began = Date.now()
const deployment = await startDeployment().catch(exitWithError)
try {
  const browser = await launchBrowser(deployment.proxy)
  const { rows, evaluation } = await drill(deployment, browser)
  await browser.close()
  await deployment.stop()
  console.log(`\n${journeyTable(rows)}\n${JSON.stringify(evaluation)}`)
  const seconds = (Date.now() - began) / 1000
  await writeScaleSection('journey', journeyParagraphs(rows, evaluation, { loadBefore, seconds }))
  if (evaluation.lost + evaluation.doubled > 0)
    exitWithError(`${evaluation.lost} of what was shown as saved are lost, ${evaluation.doubled} doubled.`)
  console.log('✓ every step ended, nothing lost, nothing doubled')
  process.exit(0)
} catch (error) {
  await deployment.stop()
  exitWithError(error)
}

async function drill(
  product: Deployment,
  browser: Browser,
): Promise<{ rows: JourneyRow[]; evaluation: Evaluation }> {
  const kept = nothingKept()
  const people = await enterBoth(browser, product)
  const rows = await explained(people, async () => {
    await prepareMentor(people.mentor, product)
    const noticed: JourneyRow[] = []
    for (const step of journeyOf(people, outagesOf(product), product, kept)) {
      noticed.push(await take(step, people))
      console.log(`✓ ${step.what} (${step.outage.what})`)
    }
    return noticed
  })
  for (const person of Object.values(people)) await person.leave()

  const again = await enterBoth(browser, product)
  const evaluation = await explained(again, async () => {
    await logInAgain(again, product)
    return checkKept(again, product.world.mentors[0]!.id, kept)
  })
  return { rows, evaluation }
}

/** Takes a step while its outage lasts, and longer if it has to. */
async function take({ what, outage, before, act }: Step, { learner, mentor }: People): Promise<JourneyRow> {
  await before?.()
  for (const person of [learner, mentor]) person.forget()
  await outage.begin()
  const start = Date.now()
  const back = sleep(outage.seconds * 1000).then(outage.end)
  const [outcome] = await Promise.allSettled([act(), back])
  const seconds = (Date.now() - start) / 1000
  if (outcome.status === 'rejected') throw outcome.reason
  await back
  const failed = [...learner.failed, ...mentor.failed]
  const notices = [...new Set([...learner.notices, ...mentor.notices])]
  await sleep(NOTICED_MS)
  return { what, outage: outage.what, away: outage.seconds, seconds, failed, notices }
}
