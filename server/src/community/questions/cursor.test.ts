import { readCursor } from './cursor'

it.each(['1.5', '1e300', '3000000000', '-Infinity', 'x'])(
  'is the first page with the number %s',
  (number) => {
    expect(readCursor(`${number}~2026-01-01~q1`, ['number', 'text', 'text'])).toBeUndefined()
  },
)

it('has the values of the last row', () => {
  expect(readCursor('2~2026-01-01~q1', ['number', 'text', 'text'])).toEqual([2, '2026-01-01', 'q1'])
})
