import type { Sample } from './measure'
import { pageGoals } from './pagesReport'
import type { Series } from './rounds'
import { RIVAL, type Variant } from './variants'

const sample: Sample = {
  requests: 4,
  bytes: 200_000,
  depth: 1,
  scriptBytes: 150_000,
  fcp: 500,
  lcp: 600,
  interactive: 1000,
  tbt: 0,
  cls: 0,
}
const series = (page: string, variant: Variant, ...values: Partial<Sample>[]): Series<Sample> => ({
  ...{ page, variant, isPublic: page !== '/user/home' },
  values: values.map((value) => ({ ...sample, ...value })),
})
const measuredOf = (all: Series<Sample>[]) =>
  Object.fromEntries(pageGoals(all).map(({ what, atMost, measured }) => [what, [measured, atMost]]))

it('compares the medians of a public page with the prerendered monolith and the page without script', () => {
  const goals = measuredOf([
    series('/', 'federated', { scriptBytes: 180_000 }, { lcp: 900 }, { scriptBytes: 180_000, lcp: 660 }),
    series('/', 'no script', {}),
    series('/', 'monolith', { scriptBytes: 1, lcp: 1 }),
    series('/', RIVAL, {}),
  ])
  expect(goals).toEqual({
    '/: depth after the HTML': [1, 2],
    '/: JS kB (br)': [180, 200],
    '/: JS ÷ monolith': [1.2, 1.15],
    '/: interactive ÷ monolith': [1, 1.1],
    '/: LCP ÷ monolith': [1.1, 1.1],
    '/: LCP ÷ same HTML without script': [1.1, 1.1],
  })
})

it('compares a personal page with the same monolith, and leaves out what was not measured', () => {
  const goals = measuredOf([series('/user/home', 'federated', {}), series('/user/home', RIVAL, {})])
  expect(goals).toMatchObject({
    '/user/home: JS kB (br)': [150, 240],
    '/user/home: JS ÷ monolith': [1, 1.15],
  })
  expect(Object.keys(goals)).not.toContainEqual(expect.stringContaining('without script'))
  expect(measuredOf([series('/', 'federated', {})])).not.toHaveProperty(['/: JS ÷ monolith'])
})
