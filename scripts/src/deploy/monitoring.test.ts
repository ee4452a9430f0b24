import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ROOT } from '@mentor-connect/delivery/root'
import { updateProgress } from '@mentor-connect/contract/api/learners'
import { metricNames } from '@mentor-connect/server/testing/metricNames'
import { read } from './deployment'

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}
interface Panel {
  title: string
  targets: { expr: string }[]
}

const { groups } = parse(read('prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] }
const alerts = groups.flatMap(({ rules }) => rules)
const panels = readdirSync(join(ROOT, 'deploy/grafana/dashboards')).flatMap(
  (file) => (JSON.parse(read(`grafana/dashboards/${file}`)) as { panels: Panel[] }).panels,
)
const queries = [
  ...alerts.map(({ alert, expr }) => ({ place: alert, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ place: title, expr }))),
]

/** The names of metrics in a query: words that are no functions, keywords, labels or values. */
function metricsIn(expr: string): string[] {
  const bare = expr
    .replace(/\{[^}]*\}|"[^"]*"|\[[^\]]*\]/g, '')
    .replace(/\b(by|without|on|ignoring) \([^)]*\)/g, '')
  return [...bare.matchAll(/(?<![\w.])[a-zA-Z_:][\w:]*\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !/^(and|or|unless|by|without|sum|max|min|topk)$/.test(name))
}

test('dashboards and alerts name metrics that the services have', async () => {
  const known = await metricNames()
  // Prometheus adds it.
  known.add('up')
  const unknown = queries.flatMap(({ place, expr }) =>
    metricsIn(expr).flatMap((name) => (known.has(name) ? [] : [`${place}: ${name}`])),
  )
  expect(unknown).toEqual([])
  expect(queries.flatMap(({ expr }) => metricsIn(expr)).length).toBeGreaterThan(queries.length - 1)
})

test('the route of saved progress is one of the API', () => {
  const routes = queries.flatMap(({ expr }) =>
    [...expr.matchAll(/route="([^"]+)"/g)].map(([, route]) => route),
  )
  expect(routes.length).toBeGreaterThan(0)
  for (const route of routes) expect(route).toBe(updateProgress.path)
})

test.each(alerts)('$alert leads to a runbook', ({ labels, annotations: { runbook } }) => {
  const [file, anchor] = runbook.split('#') as [string, string]
  const headings = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\w ]/g, '')
      .replace(/ /g, '-'),
  )
  expect(headings).toContain(anchor)
  expect(['page', 'ticket']).toContain(labels.severity)
})
