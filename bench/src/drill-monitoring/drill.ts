// `npm run drill:monitoring`: runs Prometheus and Alertmanager with the shipped files beside the whole product under load.
// Fails if a rule, or a test of one, or a query of a dashboard is not valid, if a panel has no data, if an alert fires
// without a cause, if one does not fire when something is taken away, if a page does not arrive as a mail, or if the sign
// of life does not stop with Prometheus. Writes its part of docs/benchmarks/scale.md.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { exitWithError } from '@mentor-connect/build/cliError'
import { startAlertmanager } from '@mentor-connect/scripts/cluster/alertmanager'
import { filledIn, forDrill } from '@mentor-connect/scripts/cluster/alertmanagerFile'
import {
  checkPrometheusFiles,
  startPrometheus,
  type Prometheus,
} from '@mentor-connect/scripts/cluster/prometheus'
import { writePrometheusFiles } from '@mentor-connect/scripts/cluster/prometheusFiles'
import { startDeployment, type Deployment } from '../drill-rolling/deployment'
import { KINDS } from '../drill-rolling/instance'
import { People } from '../drill-rolling/peopleProcess'
import { currentLoad } from '../report/circumstances'
import { writeScaleSection } from '../report/scaleReport'
import { numbering, observeAlarms, troublesOf, withNumbers, type AlarmRow } from './alarms'
import { AlertMails } from './alertMails'
import { BrowserReports } from './browserReports'
import { evaluateAlerts, evaluatePanels } from './evaluate'
import { answerQuestions } from './questions'
import {
  alarmTable,
  answerTable,
  monitoringParagraphs,
  panelTable,
  problemsOf,
  type Monitored,
} from './report'
import { secondsUntil } from './secondsUntil'
import { SignsOfLife } from './signsOfLife'

const PACE = { interval: '1s', minuteSeconds: 4 }
/** Minutes without a sign of life after which a service outside would tell somebody. */
const QUIET_MINUTES = 10
/** As long as the longest window of a rule, a quarter of an hour, lasts here. */
const USUAL_MS = 15 * PACE.minuteSeconds * 1000
/** Of each site server, once it has the change of the drill. */
const CHANGE = 'mentor_connect_site_change_timestamp_seconds{who="drill"}'

const loadBefore = currentLoad()
const began = Date.now()
const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-prometheus-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
await Promise.resolve().then(checkPrometheusFiles).catch(exitWithError)
console.log('✓ promtool accepts the files, and the tests of the rules pass')
const deployment = await startDeployment().catch(exitWithError)
const targets = Object.fromEntries(
  KINDS.map((kind) => [
    kind,
    deployment.instances[kind].map(({ metricsPort }) => `127.0.0.1:${metricsPort}`),
  ]),
)
try {
  const monitored = await monitor(deployment)
  await deployment.stop()
  await report(monitored)
} catch (error) {
  await deployment.stop()
  exitWithError(error)
}
process.exit(0)

/** Starts what sends an alert to a person, the person's mailbox, and who expects a sign of life. */
async function monitor(product: Deployment): Promise<Monitored> {
  const mails = await AlertMails.start()
  const signs = await SignsOfLife.start()
  const settings = { ...mails.settings(), ...signs.settings() }
  const configuration = forDrill(filledIn(settings), PACE.minuteSeconds)
  const alertmanager = await startAlertmanager(configuration, join(folder, 'alertmanager'))
  try {
    const addresses = { services: targets, alertmanager: alertmanager.target }
    const file = writePrometheusFiles(folder, addresses, PACE)
    const prometheus = await startPrometheus(file, join(folder, 'data'), `${PACE.minuteSeconds}s`)
    const numbered = numbering(targets)
    const watched = { prometheus: withNumbers(prometheus, numbered), mails }
    const seen = await drill(watched, product).finally(prometheus.stop)
    const life = await signs.untilTheyStop(QUIET_MINUTES * PACE.minuteSeconds * 1000)
    const [firing, over] = (['firing', 'over'] as const).map((kind) => mails.find('ServiceDown', kind))
    return {
      ...seen,
      life,
      alertmanager: alertmanager.version,
      mailTexts: [firing, over].map((text) => numbered(text ?? '')),
    }
  } finally {
    await alertmanager.stop()
    await mails.stop()
    await signs.stop()
  }
}

interface Watched {
  prometheus: Prometheus
  mails: AlertMails
}

type Seen = Omit<Monitored, 'alertmanager' | 'mailTexts' | 'life'>

async function drill(watched: Watched, product: Deployment): Promise<Seen> {
  const people = await People.start(product)
  return observe(watched, product, people).finally(() => people.end())
}

async function observe({ prometheus, mails }: Watched, product: Deployment, people: People): Promise<Seen> {
  const browser = new BrowserReports(product)
  browser.start()
  await sleep(USUAL_MS)
  const firing = (await prometheus.alerts()).filter(({ isFiring }) => isFiring).map(({ name }) => name)
  const usual = await evaluatePanels(prometheus)
  console.log(
    `• usual load: ${JSON.stringify(await people.counts())}; firing: ${firing.join(', ') || 'nothing'}`,
  )
  const alarms: AlarmRow[] = []
  for (const trouble of troublesOf(product, browser)) {
    alarms.push(await observeAlarms(prometheus, mails, trouble))
    console.log(`• ${trouble.what}: ${[...alarms.at(-1)!.fired.keys()].join(', ') || 'nothing'}`)
  }
  const followedAfter = await secondsUntil(
    () => product.deliver('releases', 'hold', 'chat', '--reason', 'Chat waits.', '--by', 'drill'),
    async () => (await prometheus.query(CHANGE)).length === product.instances.site.length,
  )
  const panels = await evaluatePanels(prometheus)
  const alerts = await evaluateAlerts(prometheus)
  const answers = await answerQuestions(prometheus)
  await browser.finish()
  return {
    version: prometheus.version,
    usual,
    panels,
    alerts,
    firing: [...new Set(firing)],
    alarms,
    answers,
    followedAfter,
  }
}

async function report(monitored: Monitored) {
  const { alarms, answers } = monitored
  console.log(`\n${alarmTable(alarms)}\n${panelTable(monitored)}\n${answerTable(answers)}`)
  const problems = problemsOf(monitored)
  const seconds = (Date.now() - began) / 1000
  if (problems.length > 0) exitWithError(new Error(problems.join('\n')))
  await writeScaleSection(
    'monitoring',
    monitoringParagraphs(monitored, PACE.minuteSeconds, { loadBefore, seconds }),
  )
  console.log('✓ every query is valid, every panel has data, the right alerts fired, were mailed and ended')
}
