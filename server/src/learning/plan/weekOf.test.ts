import { weekOf } from './weekOf'

// 2026-11-20 is a Friday.
const TODAY = '2026-11-20'

test.each([
  ['nothing', [], { days: 0, weeksMet: 0 }],
  ['the running week, not enough yet', ['2026-11-16', '2026-11-20'], { days: 2, weeksMet: 0 }],
  ['the running week', ['2026-11-16', '2026-11-18', '2026-11-20'], { days: 3, weeksMet: 1 }],
  ['last week with free days between', ['2026-11-09', '2026-11-12', '2026-11-15'], { days: 0, weeksMet: 1 }],
  [
    'two weeks in a row, the running one open',
    ['2026-11-02', '2026-11-03', '2026-11-08', '2026-11-09', '2026-11-10', '2026-11-11', '2026-11-17'],
    { days: 1, weeksMet: 2 },
  ],
  ['the week before last only', ['2026-11-02', '2026-11-03', '2026-11-04'], { days: 0, weeksMet: 0 }],
])('after %s', (_, days, expected) => {
  expect(weekOf(new Set(days), TODAY, 3)).toEqual(expected)
})
