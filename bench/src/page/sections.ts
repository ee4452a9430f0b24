import { median } from '../statistics'
import { table } from '../report/table'
import { goalTable, type Goal } from './goals'
import type { ContentRating, Rating } from './lighthouse'
import type { Sample } from './measure'
import type { Navigations } from './navigate'
import { pageGoals, pageTable } from './pagesReport'
import { rivalTable, rivalThreadTable } from './rivalReport'
import type { Hops, LighthouseSeries, Series } from './rounds'
import type { ThreadTime } from './threadTime'

// The tables of each part.

export const pagesTables = (measured: Series<Sample>[]) => [
  pageTable(measured),
  'The site ÷ the prerendered monolith, or minus it:',
  rivalTable(measured),
  goalTable(pageGoals(measured)),
]

export function threadTables(measured: Series<ThreadTime>[]): string[] {
  const rows = measured.map(({ page, variant, values }) => [
    page,
    variant,
    ...medians(values, ['over', 'longest', 'all']),
  ])
  return [
    table(['page', 'variant', 'over 50 ms', 'longest task', 'all tasks'], rows, { numbersFrom: 2 }),
    'The site − the prerendered monolith:',
    rivalThreadTable(measured),
  ]
}

const PERFORMANCE_MIN = 95
const BLOCKING_MAX_MS = 200
const SEO_MIN = 100

export function lighthouseTables({ speed, content }: LighthouseSeries): string[] {
  const rows = speed.map(({ page, values }) => [
    page,
    ...medians(values, ['performance', 'tbt', 'fcp', 'lcp']),
    median(values.map(({ cls }) => cls)).toFixed(3),
  ])
  const head = ['page', 'performance', 'TBT ms', 'FCP ms', 'LCP ms', 'CLS']
  return [
    table(head, rows, { numbersFrom: 1 }),
    contentTable(content),
    goalTable([...speed.flatMap(speedGoals), ...content.map(seoGoal)]),
  ]
}

function contentTable(content: Series<ContentRating>[]): string {
  const rows = content.map(({ page, values }) => [
    page,
    values.flatMap(({ failed }) => failed).join(', ') || 'nothing',
    ...medians(values, ['accessibility', 'bestPractices', 'seo']),
  ])
  const head = ['page', 'failed audits', 'accessibility', 'best practices', 'SEO']
  return table(head, rows, { numbersFrom: 2 })
}

const speedGoals = ({ page, values }: Series<Rating>): Goal[] => [
  {
    what: `${page}: performance`,
    atLeast: PERFORMANCE_MIN,
    measured: median(values.map(({ performance }) => performance)),
  },
  { what: `${page}: TBT ms`, atMost: BLOCKING_MAX_MS, measured: median(values.map(({ tbt }) => tbt)) },
]

const seoGoal = ({ page, values }: Series<ContentRating>): Goal => ({
  what: `${page}: SEO`,
  atLeast: SEO_MIN,
  measured: median(values.map(({ seo }) => seo)),
})

/** How much longer the first visit of another area may take than in the monolith. */
const FIRST_VISIT_MAX = 1.2

export function navigationTables({ federated, monolith }: Hops): string[] {
  const time = (hops: Navigations[], key: keyof Navigations) => median(hops.map((hop) => hop[key]))
  const ratio = (key: keyof Navigations) => time(federated, key) / time(monolith, key)
  const row = (label: string, key: keyof Navigations) => [
    label,
    ...[federated, monolith].map((hops) => time(hops, key).toFixed(0)),
    ratio(key).toFixed(2),
  ]
  const head = ['`/user/home` → `/user/resources/:id`', 'federated ms', 'monolith ms', 'ratio']
  const what = 'first visit of another area ÷ monolith'
  return [
    table(head, [row('first visit', 'first'), row('again', 'warm')], { numbersFrom: 1 }),
    goalTable([{ what, atMost: FIRST_VISIT_MAX, measured: ratio('first'), digits: 2 }]),
  ]
}

/** The medians of these figures, as whole numbers. */
function medians<Value>(values: Value[], keys: (keyof Value)[]): string[] {
  return keys.map((key) => median(values.map((value) => Number(value[key]))).toFixed(0))
}
