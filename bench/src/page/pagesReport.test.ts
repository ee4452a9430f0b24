import type { Sample } from './measure'
import { goalRows } from './pagesReport'
import type { Series } from './rounds'
import type { Variant } from './variants'

const sample: Sample = {
  requests: 4,
  bytes: 200_000,
  depth: 1,
  scriptBytes: 150_000,
  fcp: 500,
  lcp: 600,
  interactive: 1000,
  tbt: 100,
  cls: 0,
}
const series = (page: string, variant: Variant, ...values: Partial<Sample>[]): Series<Sample> => ({
  page,
  variant,
  isPublic: page !== '/user/home',
  values: values.map((value) => ({ ...sample, ...value })),
})

it('compares the medians of a page with the monolith and the page without script', () => {
  const rows = goalRows([
    series('/', 'federated', { scriptBytes: 180_000 }, { lcp: 900 }, { scriptBytes: 180_000, lcp: 630 }),
    series('/', 'no script', {}),
    series('/', 'monolith', {}),
  ])
  expect(rows).toEqual([['/', '180.0', '1', '**1.20**', '1.00', '1.05', '1.05']])
})

it('has another limit for a personal page, and a dash for what was not measured', () => {
  const large = { scriptBytes: 230_000 }
  expect(goalRows([series('/', 'federated', large), series('/user/home', 'federated', large)])).toEqual([
    ['/', '**230.0**', '1', '–', '–', '–', '–'],
    ['/user/home', '230.0', '1', '–', '–', '–', '–'],
  ])
})
