import { absenceOn, newAbsenceError } from './absences'

const TODAY = '2026-11-20'
const LISTED = [{ from: '2026-12-01', to: '2026-12-21' }]

test.each([
  ['2026-12-22', '2026-12-22', undefined],
  ['2026-11-10', '2026-11-20', undefined],
  ['2026-11-30', '2026-12-01', 'absence_overlap'],
  ['2026-12-05', '2026-12-06', 'absence_overlap'],
  ['2027-01-02', '2027-01-01', 'absence_order'],
  ['2027-01-01', '2028-01-02', 'absence_long'],
  ['2026-11-18', '2026-11-19', 'absence_days'],
  ['2126-11-20', '2126-11-21', 'absence_days'],
])('%s to %s can be added: %s', (from, to, expected) => {
  expect(newAbsenceError({ from, to }, LISTED, TODAY)).toBe(expected)
})

test('the twenty-first is one too many', () => {
  const listed = Array.from({ length: 20 }, (_, n) => ({ from: `2027-02-0${n}`, to: `2027-02-0${n}` }))
  expect(newAbsenceError({ from: '2027-03-01', to: '2027-03-02' }, listed, TODAY)).toBe('absence_many')
})

test('first and last day are part of it', () => {
  for (const day of ['2026-12-01', '2026-12-21']) expect(absenceOn(LISTED, day)).toBe(LISTED[0])
  for (const day of ['2026-11-30', '2026-12-22']) expect(absenceOn(LISTED, day)).toBeUndefined()
})
