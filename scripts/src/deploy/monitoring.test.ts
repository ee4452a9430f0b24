import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ROOT } from '@mentor-connect/delivery/root'
import { updateProgress } from '@mentor-connect/contract/courses/progress'
import { metricNames } from '@mentor-connect/server/testing/metricNames'
import { readDeployFile as read } from '../systemd/units'
import {
  alertQueries,
  alerts,
  annotationQueries,
  HEARTBEAT,
  panelQueries,
  recordedQueries,
  selectorsIn,
  signsOfLife,
} from './queries'

interface RuleTests {
  tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[]
}

const queries = [...alertQueries, ...recordedQueries, ...panelQueries, ...annotationQueries]
const metricsIn = (expr: string) => selectorsIn(expr).map(({ metric }) => metric)

test('dashboards and alerts name metrics that the services have', async () => {
  const known = await metricNames()
  // Prometheus itself adds these metrics.
  for (const name of ['up', ...recordedQueries.map(({ place }) => place)]) known.add(name)
  const unknown = queries.flatMap(({ place, expr }) =>
    metricsIn(expr).flatMap((name) => (known.has(name) ? [] : [`${place}: ${name}`])),
  )
  expect(unknown).toEqual([])
  expect(queries.flatMap(({ expr }) => metricsIn(expr)).length).toBeGreaterThan(queries.length - 1)
})

test('queries name the route of saved progress and that of the health check as they are', () => {
  const routes = queries.flatMap(({ expr }) =>
    [...expr.matchAll(/route="([^"]+)"/g)].map(([, route]) => route),
  )
  expect(new Set(routes)).toEqual(new Set([updateProgress.path, '/readyz']))
})

test.each([...alerts, ...signsOfLife])(
  '$alert leads to a runbook',
  ({ labels, annotations: { runbook } }) => {
    const [file, anchor] = runbook.split('#') as [string, string]
    const headings = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replace(/[^\w ]/g, '')
        .replace(/ /g, '-'),
    )
    expect(headings).toContain(anchor)
    expect(['page', 'ticket', HEARTBEAT]).toContain(labels.severity)
  },
)

test('a window of a rate is shorter than how long an alert waits', () => {
  const minutes = (text: string) => Number(/^(\d+)m$/.exec(text)![1])
  for (const { alert, expr, for: wait } of alerts)
    for (const [, window] of expr.matchAll(/rate\([^[]*\[(\w+)\]/g))
      expect({ alert, isShorter: minutes(window!) < minutes(wait ?? '') }).toEqual({ alert, isShorter: true })
})

test('the rules of promtool have a case in which each alert fires, and one in which it does not', () => {
  const cases = (parse(read('prometheus/alerts.test.yaml')) as RuleTests).tests.flatMap(
    ({ alert_rule_test: tests }) => tests,
  )
  const names = (isFiring: boolean) =>
    new Set(
      cases.filter(({ exp_alerts: fired }) => Boolean(fired) === isFiring).map(({ alertname }) => alertname),
    )
  const namesOf = (rules: typeof alerts) => rules.map(({ alert }) => alert)
  expect(names(true)).toEqual(new Set(namesOf([...alerts, ...signsOfLife])))
  expect(names(false)).toEqual(new Set(namesOf(alerts)))
})
