import type { Sample } from './measure'
import type { Navigations } from './navigate'
import type { Variant } from './variants'

export interface Measured {
  page: string
  samples: Record<Variant, Sample[]>
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const of = (samples: Sample[], key: keyof Sample) => median(samples.map((sample) => sample[key]))
const ratio = (value: number, base: number) => (value / base).toFixed(2)

/** One line for each page and variant, medians. */
export function pageTable(measured: Measured[]): string {
  const head =
    '| page | variant | requests | depth | JS kB (br) | FCP ms | LCP ms | interactive ms | CLS |\n| --- | --- | --: | --: | --: | --: | --: | --: | --: |'
  const lines = measured.flatMap(({ page, samples }) =>
    (Object.entries(samples) as [Variant, Sample[]][]).map(([variant, all]) => {
      const whole = (key: keyof Sample) => String(Math.round(of(all, key)))
      const size = (of(all, 'scriptBytes') / 1000).toFixed(1)
      const interactive = variant === 'no script' ? '–' : whole('interactive')
      const cells = [page, variant, whole('requests'), whole('depth'), size, whole('fcp'), whole('lcp')]
      return `| ${[...cells, interactive, of(all, 'cls').toFixed(3)].join(' | ')} |`
    }),
  )
  return [head, ...lines].join('\n')
}

interface Goal {
  what: string
  limit: number
  value: number
}

/** The goals and whether they were reached, page by page. */
export function goals(
  measured: Measured[],
  prerendered: string[],
  hops: Record<'federated' | 'monolith', Navigations[]>,
): string {
  const all = measured.flatMap(({ page, samples }): Goal[] => {
    const [ours, bare, mono, hinted] = [
      samples.federated,
      samples['no script'],
      samples.monolith,
      samples['monolith + preload'],
    ]
    const share = (key: keyof Sample, base: Sample[]) => of(ours, key) / of(base, key)
    return [
      { what: `${page}: depth after the HTML`, limit: 2, value: of(ours, 'depth') },
      { what: `${page}: JS ÷ monolith`, limit: 1.25, value: share('scriptBytes', mono) },
      { what: `${page}: interactive ÷ preloaded monolith`, limit: 1.1, value: share('interactive', hinted) },
      ...(prerendered.includes(page)
        ? [
            { what: `${page}: LCP ÷ monolith`, limit: 0.45, value: share('lcp', mono) },
            { what: `${page}: LCP ÷ same HTML without script`, limit: 1.1, value: share('lcp', bare) },
          ]
        : []),
    ]
  })
  const time = (which: 'federated' | 'monolith') => median(hops[which].map(({ first }) => first))
  all.push({
    what: 'first visit of a second area ÷ monolith',
    limit: 1.2,
    value: time('federated') / time('monolith'),
  })
  const lines = all.map(({ what, limit, value }) => {
    const result = value <= limit ? 'reached' : `missed by ${Math.round((value / limit - 1) * 100)} %`
    return `| ${what} | ≤ ${limit} | ${value.toFixed(2)} | ${result} |`
  })
  return ['| goal | limit | measured | |', '| --- | --: | --: | --- |', ...lines].join('\n')
}

export function navigationTable(hops: Record<'federated' | 'monolith', Navigations[]>): string {
  const time = (which: 'federated' | 'monolith', key: keyof Navigations) =>
    median(hops[which].map((one) => one[key]))
  const line = (label: string, key: keyof Navigations) => {
    const [ours, mono] = [time('federated', key), time('monolith', key)]
    return `| ${label} | ${Math.round(ours)} | ${Math.round(mono)} | ${ratio(ours, mono)} |`
  }
  return [
    '| `/user/home` → `/user/resources/:id` | federated ms | monolith ms | ratio |',
    '| --- | --: | --: | --: |',
    line('first visit', 'first'),
    line('again', 'warm'),
  ].join('\n')
}
