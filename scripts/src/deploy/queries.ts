import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { DEPLOY, readDeployFile as read } from '../systemd/units'

export interface Rule {
  alert: string
  expr: string
  for?: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}

/** A query whose result Prometheus stores under a name, for alerts and panels. */
interface Recording {
  record: string
  expr: string
}

export interface Panel {
  /** File name of the dashboard. */
  dashboard: string
  title: string
  fieldConfig: { defaults: { unit: string } }
  targets: { expr: string; legendFormat?: string }[]
}

/** A query of an alert, of a recording or of a panel. */
export interface Query {
  /** Name of the alert or of the recording, or title of the panel. */
  place: string
  expr: string
}

const DASHBOARDS = 'grafana/dashboards'

const rules = (
  parse(read('prometheus/alerts.yaml')) as { groups: { rules: (Rule | Recording)[] }[] }
).groups.flatMap((group) => group.rules)

/** The severity of the alert that always fires, to show that alerting works. */
export const HEARTBEAT = 'heartbeat'

const allAlerts = rules.filter((rule): rule is Rule => 'alert' in rule)
/** The alerts of `deploy/prometheus` that fire when something is wrong. */
export const alerts = allAlerts.filter(({ labels }) => labels.severity !== HEARTBEAT)
export const signsOfLife = allAlerts.filter(({ labels }) => labels.severity === HEARTBEAT)
const recordings = rules.filter((rule): rule is Recording => 'record' in rule)

interface Dashboard {
  panels: Omit<Panel, 'dashboard'>[]
  /** Annotations, which mark events in all panels. */
  annotations?: { list: { name: string; expr: string }[] }
}

const dashboards = readdirSync(join(DEPLOY, DASHBOARDS)).map((name) => ({
  name,
  ...(JSON.parse(read(`${DASHBOARDS}/${name}`)) as Dashboard),
}))

/** The panels of `deploy/grafana`. */
export const panels = dashboards.flatMap((dashboard) =>
  dashboard.panels.map((panel): Panel => ({ dashboard: dashboard.name, ...panel })),
)

export const alertQueries = alerts.map(({ alert, expr }): Query => ({ place: alert, expr }))
export const recordedQueries = recordings.map(({ record, expr }): Query => ({ place: record, expr }))
export const panelQueries = panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }): Query => ({ place: title, expr })),
)
export const annotationQueries = dashboards.flatMap(({ annotations }) =>
  (annotations?.list ?? []).map(({ name, expr }): Query => ({ place: name, expr })),
)

const WORDS = /^(and|or|unless|by|without|on|ignoring|offset)$/

/** Returns the series that a query reads: the names of metrics with their labels. */
export function selectorsIn(expr: string): { metric: string; selector: string }[] {
  const bare = expr.replace(/\b(by|without|on|ignoring) \([^)]*\)/g, '').replace(/\[[^\]]*\]/g, '')
  return [...bare.matchAll(/(?<![\w."])([a-zA-Z_:][\w:]*)\b(?!\s*\()(\{[^}]*\})?/g)]
    .filter(([, name]) => !WORDS.test(name!))
    .map(([selector, metric]) => ({ metric: metric!, selector }))
}
