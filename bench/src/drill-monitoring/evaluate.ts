import type { Prometheus, Sample } from '@mentor-connect/scripts/cluster/prometheus'
import { alertQueries, panels, selectorsIn } from '@mentor-connect/scripts/deploy/queries'

export interface PanelRow {
  title: string
  /** Series with a value, of each query. */
  series: number[]
}

export interface AlertRow {
  alert: string
  /** Series of each selector of its query. */
  series: { selector: string; count: number }[]
}

/** What Grafana replaces. */
const VARIABLES: [RegExp, string][] = [
  [/\$\{?__rate_interval\}?/g, '1m'],
  [/\$\{?__interval\}?/g, '15s'],
  [/\$\{?__range\}?/g, '6h'],
]

export const withoutVariables = (expr: string) =>
  VARIABLES.reduce((text, [variable, value]) => text.replace(variable, value), expr)

/**
 * Asks for what each panel shows.
 *
 * @throws if an expression is not valid, or if two lines of a panel have the same name
 */
export async function evaluatePanels({ query }: Prometheus): Promise<PanelRow[]> {
  const rows: PanelRow[] = []
  for (const { title, targets } of panels) {
    const series: number[] = []
    for (const { expr, legendFormat } of targets) {
      const samples = withValue(await query(withoutVariables(expr)))
      if (legendFormat !== undefined)
        refuseSameNames(
          title,
          samples.map((sample) => legendOf(legendFormat, sample)),
        )
      series.push(samples.length)
    }
    rows.push({ title, series })
  }
  return rows
}

/** Asks for what each alert looks at. @throws if an expression is not valid */
export async function evaluateAlerts({ query }: Prometheus): Promise<AlertRow[]> {
  const rows: AlertRow[] = []
  for (const { place: alert, expr } of alertQueries) {
    await query(expr)
    const series: AlertRow['series'] = []
    for (const selector of new Set(selectorsIn(expr).map((one) => one.selector)))
      series.push({ selector, count: (await query(selector)).length })
    rows.push({ alert, series })
  }
  return rows
}

/** `{{service}}: {{route}}` with the labels of a series. */
export const legendOf = (format: string, { metric }: Sample) =>
  format.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, label: string) => metric[label] ?? '')

/** Without observations, a quantile is not a number. */
export const withValue = (samples: Sample[]) => samples.filter(({ value }) => !Number.isNaN(value))

function refuseSameNames(title: string, names: string[]) {
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`The panel "${title}" has two lines with the name "${twice}".`)
}
