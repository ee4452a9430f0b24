import { closingError, isDay, monthlyPay, openingErrors, type OpeningContent } from './openingRules'

const GOOD: OpeningContent = {
  kind: 'internship',
  title: 'Intern in web development',
  description: 'You build pages with us.',
  employer: { name: 'Neel Studio (example)', website: 'https://example.org' },
  workplace: 'on-site',
  place: 'Indore',
  pay: { from: 8000, to: 12_000, per: 'month', currency: 'INR' },
  skills: ['Web Development'],
  languages: ['hi'],
  level: 'student',
  duration: { count: 3, unit: 'month' },
  startsOn: '2026-12-01',
  seats: 2,
  closesOn: '2026-12-31',
  apply: { way: 'here' },
  questions: ['What have you built?'],
}

test('a complete opening has no error, also without what is optional', () => {
  expect(openingErrors(GOOD)).toEqual({})
  const { duration: _duration, startsOn: _start, place: _place, ...needed } = GOOD
  expect(openingErrors({ ...needed, workplace: 'remote', pay: null, questions: [], skills: [] })).toEqual({})
})

test.each([
  ['title', 'needed', { title: ' ' }],
  ['title', 'too_long', { title: 'x'.repeat(101) }],
  ['description', 'needed', { description: '' }],
  ['employer', 'needed', { employer: { name: '' } }],
  ['employer', 'address', { employer: { name: 'A', website: 'http://example.org' } }],
  ['employer', 'address', { employer: { name: 'A', website: 'https://192.168.1.1/' } }],
  ['place', 'needed', { place: '' }],
  ['pay', 'out_of_range', { pay: { from: 10, to: 5, per: 'day', currency: 'INR' } }],
  ['skills', 'too_many', { skills: Array.from({ length: 11 }, (_, index) => `s${index}`) }],
  ['languages', 'out_of_range', { languages: ['xx'] }],
  ['seats', 'out_of_range', { seats: 0 }],
  ['startsOn', 'out_of_range', { startsOn: '0001-01-01' }],
  ['startsOn', 'out_of_range', { startsOn: '9999-12-31' }],
  ['closesOn', 'day', { closesOn: '2026-02-30' }],
  ['apply', 'needed', { apply: { way: 'link' } }],
  ['apply', 'address', { apply: { way: 'link', url: 'javascript:alert(1)' } }],
  ['questions', 'needed', { questions: [' '] }],
] as const)('%s is checked: %s', (field, error, change) => {
  expect(openingErrors({ ...GOOD, ...change } as OpeningContent)).toEqual({ [field]: error })
})

test('an opening closes between today and the last possible day', () => {
  const of = (day: string) => closingError(day, '2026-11-29', '2027-05-28')
  expect([of('2026-11-29'), of('2027-05-28')]).toEqual([undefined, undefined])
  expect([of('2026-11-28'), of('2027-05-29'), of('soon')]).toEqual(['out_of_range', 'out_of_range', 'day'])
  expect(isDay('2028-02-29')).toBe(true)
})

test('pay is compared by the month', () => {
  const of = (from: number, per: 'hour' | 'day' | 'month' | 'year' | 'whole') =>
    monthlyPay({ pay: { from, per, currency: 'INR' }, duration: { count: 2, unit: 'month' } })
  expect([
    of(100, 'hour'),
    of(500, 'day'),
    of(9000, 'month'),
    of(240_000, 'year'),
    of(30_000, 'whole'),
  ]).toEqual([20_800, 13_000, 9000, 20_000, 15_000])
  expect(monthlyPay({ pay: { from: 9000, per: 'whole', currency: 'INR' } })).toBeUndefined()
  expect(monthlyPay({ pay: null })).toBeUndefined()
})
