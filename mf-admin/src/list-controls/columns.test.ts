import { ariaSortOf, orderAfterPress, ordersOf } from './columns'

const sorted = (chosen: string) => ({
  chosen,
  orders: ['-joined', 'joined', 'name', '-name'],
  onChoose: () => undefined,
})

test.each([
  ['-joined', 'joined', 'joined'],
  ['joined', 'joined', '-joined'],
  ['-joined', 'name', 'name'],
  ['name', 'name', '-name'],
  ['name', 'joined', '-joined'],
  ['name', 'rating', undefined],
])('%s, a press on %s: %s', (chosen, name, next) => {
  expect(orderAfterPress(name, sorted(chosen))).toBe(next)
})

test('only the column of the order is marked as sorted', () => {
  const marks = ['joined', 'name'].map((name) => ariaSortOf(name, sorted('-joined')))
  expect(marks).toEqual(['descending', undefined])
})

test('an order without a column is not offered', () => {
  const columns = [{ head: 'Name', sort: 'name', render: () => null }]
  expect(ordersOf(columns, sorted('name')).map(({ order }) => order)).toEqual(['name', '-name'])
})
