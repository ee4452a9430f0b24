import type { Sample } from './measure'
import { rivalTable, rivalThreadTable } from './rivalReport'
import type { Series } from './rounds'
import { RIVAL, type Variant } from './variants'

const sample: Sample = {
  ...{ requests: 4, bytes: 200_000, depth: 1, scriptBytes: 150_000 },
  ...{ fcp: 500, lcp: 600, interactive: 1000, tbt: 100, cls: 0 },
}
const series = (variant: Variant, ...values: Partial<Sample>[]): Series<Sample> => ({
  ...{ page: '/', variant, isPublic: true },
  values: values.map((value) => ({ ...sample, ...value })),
})
const rowOf = (table: string) => table.split('\n')[2]

it('compares each round with the rival of the same round, and shows the spread', () => {
  const measured = [
    series('federated', { lcp: 660 }, { lcp: 630, tbt: 80 }, { lcp: 300, tbt: 160, requests: 9 }),
    series('no script', { lcp: 1 }),
    series(RIVAL, {}, {}, { lcp: 600 }),
  ]
  expect(rowOf(rivalTable(measured))).toBe(
    '| / | 1.05 (0.50 to 1.10) | 1.00 (1.00 to 1.00) | 0 (-20 to 60) | 1.00 (1.00 to 1.00) | 0 (0 to 5) |',
  )
})

it('leaves out rounds in which no largest paint was reported', () => {
  const paints = (...values: number[]) => values.map((lcp) => ({ lcp }))
  const row = (own: number[], other: number[]) =>
    rowOf(rivalTable([series('federated', ...paints(...own)), series(RIVAL, ...paints(...other))]))
  expect(row([0, 630], [600, 600])).toMatch(/^\| \/ \| 1.05 \|/)
  expect(row([0], [600])).toMatch(/^\| \/ \| – \|/)
})

it('has no spread of one round, and no row of a page without a rival', () => {
  expect(rowOf(rivalTable([series('federated', {}), series(RIVAL, { lcp: 500 })]))).toBe(
    '| / | 1.20 | 1.00 | 0 | 1.00 | 0 |',
  )
  expect(rowOf(rivalTable([series('federated', {}), series('monolith', {})]))).toBe('')
})

it('shows how much more the main thread does', () => {
  const of = (variant: Variant, over: number, all: number) => ({
    ...{ page: '/', variant, isPublic: true },
    values: [{ over, longest: 60, all }],
  })
  expect(rowOf(rivalThreadTable([of('federated', 91, 1304), of(RIVAL, 22, 1068)]))).toBe(
    '| / | 69 | 0 | 236 |',
  )
})
