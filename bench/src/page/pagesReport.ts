import { median } from '../harness/statistics'
import { judged, table } from '../harness/table'
import type { Sample } from './measure'
import type { Series } from './rounds'
import type { Variant } from './variants'

const SAMPLES: [head: string, key: keyof Sample, digits: number, unit?: number][] = [
  ['requests', 'requests', 0],
  ['all kB', 'bytes', 1, 1000],
  ['JS kB (br)', 'scriptBytes', 1, 1000],
  ['depth', 'depth', 0],
  ['FCP ms', 'fcp', 0],
  ['LCP ms', 'lcp', 0],
  ['interactive ms', 'interactive', 0],
  ['TBT ms', 'tbt', 0],
  ['CLS', 'cls', 3],
]

/** Figures of the site in relation to another variant: heading, figure, the other variant, and the maximum ratio. */
const RATIOS: [head: string, key: keyof Sample, base: Variant, atMost: number][] = [
  ['JS ÷ monolith', 'scriptBytes', 'monolith', 1.15],
  ['interactive ÷ monolith', 'interactive', 'monolith', 1.1],
  ['LCP ÷ monolith', 'lcp', 'monolith', 1.1],
  ['LCP ÷ no script', 'lcp', 'no script', 1.1],
]

/**
 * Maximum size of the scripts that a page loads, in kB (brotli), for public pages and for pages of signed-in people.
 */
const SCRIPTS_MAX = { public: 200, personal: 240 }
const DEPTH_MAX = 2

const medianOf = (samples: Sample[], key: keyof Sample) => median(samples.map((sample) => sample[key]))

/**
 * Returns two tables: the medians, with a row for each page and variant; then the goals of the site, with
 * values over their limit in bold.
 */
export function pagesTables(measured: Series<Sample>[]): string[] {
  const rows = measured.map(({ page, variant, values }) => [
    page,
    variant,
    ...SAMPLES.map(([, key, digits, unit = 1]) => (medianOf(values, key) / unit).toFixed(digits)),
  ])
  const limits = RATIOS.map(([head, , , atMost]) => `${head}, ≤ ${atMost}`)
  const goals = ['page', `JS kB, ≤ ${SCRIPTS_MAX.public} or ${SCRIPTS_MAX.personal}`, `depth, ≤ ${DEPTH_MAX}`]
  return [
    table(['page', 'variant', ...SAMPLES.map(([head]) => head)], rows, { numbersFrom: 2 }),
    'The goals of the site; what misses them is bold:',
    table([...goals, ...limits], goalRows(measured), { numbersFrom: 1 }),
  ]
}

/** Rows of the goals. A ratio is a dash if the other variant was not measured for the page. */
export function goalRows(measured: Series<Sample>[]): string[][] {
  return measured
    .filter(({ variant }) => variant === 'federated')
    .map(({ page, isPublic, values }) => {
      const ratios = RATIOS.map(([, key, base, atMost]) => {
        const other = measured.find((series) => series.page === page && series.variant === base)
        return other
          ? judged(medianOf(values, key) / medianOf(other.values, key), { atMost, digits: 2 })
          : '–'
      })
      const most = isPublic ? SCRIPTS_MAX.public : SCRIPTS_MAX.personal
      const scripts = judged(medianOf(values, 'scriptBytes') / 1000, { atMost: most, digits: 1 })
      return [page, scripts, judged(medianOf(values, 'depth'), { atMost: DEPTH_MAX }), ...ratios]
    })
}
