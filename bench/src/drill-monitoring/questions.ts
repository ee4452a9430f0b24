import type { Prometheus, Sample } from '@mentor-connect/scripts/cluster/prometheus'
import { panels, type Panel } from '@mentor-connect/scripts/deploy/queries'
import { legendOf, withoutVariables, withValue } from './evaluate'

export interface Answer {
  question: string
  answers: string[]
}

const DASHBOARD = 'questions.json'
const SHOWN = 4

/** What the dashboard of the four questions says now: of each query the largest values, which are the latest times. */
export async function answerQuestions(prometheus: Prometheus): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const panel of panels.filter(({ dashboard }) => dashboard === DASHBOARD))
    answers.push({ question: panel.title, answers: await answersOf(panel, prometheus) })
  return answers
}

async function answersOf(
  { targets, fieldConfig: { defaults } }: Panel,
  { query }: Prometheus,
): Promise<string[]> {
  const lines: string[] = []
  for (const { expr, legendFormat } of targets) {
    const samples = withValue(await query(withoutVariables(expr))).sort(
      (one, other) => other.value - one.value,
    )
    const nameOf = (sample: Sample) =>
      legendFormat === undefined ? labelsOf(sample) : legendOf(legendFormat, sample)
    lines.push(
      ...samples.slice(0, SHOWN).map((sample) => `${nameOf(sample)}: ${shown(sample.value, defaults.unit)}`),
    )
  }
  return lines
}

const labelsOf = ({ metric }: Sample) =>
  Object.entries(metric)
    .filter(([, value]) => value)
    .map(([label, value]) => `${label} ${value}`)
    .join(', ')

/** As Grafana shows a value of this unit. */
function shown(value: number, unit: string): string {
  if (unit === 'dateTimeAsIso') return new Date(value).toISOString()
  if (unit === 's') return `${(value * 1000).toFixed(0)} ms`
  return value.toFixed(1)
}
