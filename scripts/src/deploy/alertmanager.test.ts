import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { filledIn } from './alertmanagerFile'
import { readDeployFile as read } from '../systemd/units'
import { composed } from './deployment'
import { alerts, HEARTBEAT, signsOfLife } from './queries'

interface Route {
  receiver: string
  matchers?: string[]
  routes?: Route[]
}

interface Inhibition {
  source_matchers: string[]
  target_matchers: string[]
  equal?: string[]
}

interface Configuration {
  route: Route
  receivers: { name: string; email_configs?: { to: string; html: string; text: string }[] }[]
  inhibit_rules: Inhibition[]
}

interface RuleTests {
  tests: {
    alert_rule_test: { alertname: string; exp_alerts?: { exp_labels: Record<string, string> }[] }[]
  }[]
}

/** The settings of `compose.env.example`. */
const SETTINGS = Object.fromEntries(
  [...read('compose.env.example').matchAll(/^(ALERT_\w+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
)
const configuration = parse(filledIn(SETTINGS), { merge: true }) as Configuration
const { route, receivers, inhibit_rules: inhibitions } = configuration

test('every severity of the alerts has a route to a receiver that sends mail', () => {
  for (const severity of new Set(alerts.map(({ labels }) => labels.severity))) {
    const own = route.routes!.find(({ matchers }) => matchers!.includes(`severity = "${severity}"`))
    expect({ severity, receiver: own?.receiver }).toEqual({ severity, receiver: severity })
    const [mail] = receivers.find(({ name }) => name === severity)!.email_configs!
    expect(mail!.to).toBe(SETTINGS.ALERT_TO)
    for (const part of ['.Annotations.summary', '.Annotations.runbook', '.StartsAt'])
      expect(mail!.text).toContain(part)
    expect(mail!.html).toBe('')
  }
})

test('one alert always fires as a sign of life, and is not mailed', () => {
  expect(signsOfLife).toMatchObject([{ alert: 'Watchdog', expr: 'vector(1)' }])
  const own = route.routes!.find(({ matchers }) => matchers!.includes(`severity = "${HEARTBEAT}"`))
  expect(receivers.find(({ name }) => name === own!.receiver)).toEqual({ name: HEARTBEAT })
})

const alertsOf = (matchers: string[]) =>
  matchers.flatMap((one) => /^alertname =~? "(.+)"$/.exec(one)?.[1]?.split('|') ?? [])
const severityOf = (name: string) => alerts.find(({ alert }) => alert === name)?.labels.severity

/** Labels of each alert, from the expectations of promtool's test file. */
const labels = new Map(
  (parse(read('prometheus/alerts.test.yaml')) as RuleTests).tests
    .flatMap(({ alert_rule_test: tests }) => tests)
    .flatMap(({ alertname, exp_alerts: fired = [] }) =>
      fired.map(({ exp_labels: own }) => [alertname, Object.keys(own)] as const),
    ),
)

const pairs = inhibitions.flatMap(({ source_matchers: causes, target_matchers: symptoms, equal = [] }) =>
  alertsOf(causes).flatMap((cause) => alertsOf(symptoms).map((symptom) => ({ cause, symptom, equal }))),
)

test.each(pairs)('$cause silences $symptom: both exist, with the labels that are compared', (pair) => {
  for (const alert of [pair.cause, pair.symptom])
    expect(labels.get(alert)).toEqual(expect.arrayContaining(pair.equal))
})

test.each(inhibitions)(
  'labels that a rule of silence names are those of its alerts ($target_matchers)',
  (rule) => {
    for (const matchers of [rule.source_matchers, rule.target_matchers])
      for (const matcher of matchers.filter((one) => !one.startsWith('alertname')))
        for (const alert of alertsOf(matchers)) expect(labels.get(alert)).toContain(matcher.split(' ')[0])
  },
)

test('no ticket silences a page, and no alert itself', () => {
  expect(pairs.filter(({ cause, symptom }) => cause === symptom)).toEqual([])
  expect(
    pairs.filter(({ cause, symptom }) => severityOf(cause) === 'ticket' && severityOf(symptom) === 'page'),
  ).toEqual([])
})

test('Prometheus sends alerts to the service of compose.yaml, which is reached from its machine only', () => {
  const { alertmanager } = composed()
  expect(read('prometheus/prometheus.yaml')).toContain(`targets: ['alertmanager:9093']`)
  expect(alertmanager!.ports).toEqual(['127.0.0.1:9093:9093'])
  expect(alertmanager!.healthcheck!.test!.at(-1)).toBe('http://127.0.0.1:9093/-/healthy')
})

test('compose.yaml gives it every setting, and the password as a file', () => {
  const { environment } = composed().alertmanager!
  expect(Object.keys(environment!).sort()).toEqual(Object.keys(SETTINGS).sort())
  expect(environment!.ALERT_SMTP_PASSWORD_FILE).toBe('/run/secrets/alert-smtp-password')
  expect(() => filledIn(environment as Record<string, string>)).not.toThrow()
})

const hasAmtool = spawnSync('amtool', ['--version']).status === 0

// The command exists only on machines of operators.
;(hasAmtool ? test : test.skip)('amtool accepts the configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-alertmanager-'))
  const file = join(folder, 'alertmanager.yaml')
  writeFileSync(file, filledIn(SETTINGS))
  const { status, stdout, stderr } = spawnSync('amtool', ['check-config', file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('3 receivers')])
})
