import { publicPage } from '@mentor-connect/contract/remote'
import { flattenRoutes } from './exposedRoutes'

const read = (path: string, query: object | null = null) => JSON.stringify(['GET', path, query, null])
const page = (path: string, rendering: Parameters<typeof publicPage>[1]) => ({
  path,
  ...publicPage(async () => ({ default: () => null }), rendering),
})
const requiredReadOf = (path: string, rendering: Parameters<typeof publicPage>[1]) =>
  flattenRoutes([page(path, rendering)])[0]!.rendering!.requiredRead

test.each([
  ['a/:b', ({ params }) => [read(`/get/${params.b}`), read('/other')], '/get/:b'],
  ['a/:b/c/:d', ({ params }) => [read(`/get/${params.b}/of/${params.d}`)], '/get/:b/of/:d'],
  ['a/:b', () => [read('/same-for-all')], undefined],
  ['a/:b', ({ params }) => [read('/list', { of: params.b })], undefined],
  ['a/:b', () => [], undefined],
  ['a', () => [read('/list')], undefined],
] satisfies [string, NonNullable<NonNullable<Parameters<typeof publicPage>[1]>['reads']>, unknown][])(
  'the page %s needs its first read, if that depends on a parameter (%#)',
  (path, reads, expected) => expect(requiredReadOf(path, { reads })).toBe(expected),
)

test('a parameter with a few values needs no read', () => {
  const reads = () => {
    throw new Error('There is no such value.')
  }
  expect(requiredReadOf('a/:b', { values: ['one'], reads })).toBeUndefined()
})
