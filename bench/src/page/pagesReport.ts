import { median } from '../statistics'
import { table } from '../report/table'
import type { Goal } from './goals'
import type { Sample } from './measure'
import type { Series } from './rounds'
import { RIVAL, type Variant } from './variants'

const HEAD = [
  ...['page', 'variant', 'requests', 'all kB', 'JS kB (br)', 'depth'],
  ...['FCP ms', 'LCP ms', 'interactive ms', 'TBT ms', 'CLS'],
]

/** Limits of what a page loads, in kB with brotli: of public pages, and of those for signed-in people. */
const SCRIPTS_MAX = { public: 200, personal: 240 }

const medianOf = (samples: Sample[], key: keyof Sample) => median(samples.map((sample) => sample[key]))

/** One line for each page and variant, medians. */
export function pageTable(measured: Series<Sample>[]): string {
  const rows = measured.map(({ page, variant, values }) => {
    const whole = (key: keyof Sample) => medianOf(values, key).toFixed(0)
    const kB = (key: 'bytes' | 'scriptBytes') => kilobytes(values, key).toFixed(1)
    const isStatic = variant === 'no script'
    return [
      ...[page, variant, whole('requests'), kB('bytes'), kB('scriptBytes'), whole('depth')],
      ...[whole('fcp'), whole('lcp'), isStatic ? '–' : whole('interactive'), whole('tbt')],
      medianOf(values, 'cls').toFixed(3),
    ]
  })
  return table(HEAD, rows, { numbersFrom: 2 })
}

/** The goals of every page; a ratio to a variant that was not measured for the page is left out. */
export function pageGoals(measured: Series<Sample>[]): Goal[] {
  return measured
    .filter(({ variant }) => variant === 'federated')
    .flatMap(({ page, isPublic, values }): Goal[] => {
      const share = (label: string, key: keyof Sample, base: Variant, atMost: number): Goal[] => {
        const other = measured.find((series) => series.page === page && series.variant === base)
        if (!other) return []
        const ratio = medianOf(values, key) / medianOf(other.values, key)
        return [{ what: `${page}: ${label}`, atMost, measured: ratio, digits: 2 }]
      }
      const most = isPublic ? SCRIPTS_MAX.public : SCRIPTS_MAX.personal
      return [
        { what: `${page}: depth after the HTML`, atMost: 2, measured: medianOf(values, 'depth') },
        { what: `${page}: JS kB (br)`, atMost: most, measured: kilobytes(values, 'scriptBytes'), digits: 1 },
        ...share('JS ÷ monolith', 'scriptBytes', RIVAL, 1.15),
        ...share('interactive ÷ monolith', 'interactive', RIVAL, 1.1),
        ...share('LCP ÷ monolith', 'lcp', RIVAL, 1.1),
        ...share('LCP ÷ same HTML without script', 'lcp', 'no script', 1.1),
      ]
    })
}

const kilobytes = (samples: Sample[], key: 'bytes' | 'scriptBytes') => medianOf(samples, key) / 1000
