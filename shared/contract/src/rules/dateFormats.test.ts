import { dateFormats, type DateFormats } from './dateFormats'

const AT = '2026-11-28T13:00:00Z'

/** Node and browsers use different spaces before am and pm. */
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ')
const write = (locale: 'en' | 'hi', read: (formats: DateFormats) => string) =>
  plain(read(dateFormats(locale, 'Asia/Kolkata')))

test.each<[what: string, use: (formats: DateFormats) => string, en: string, hi: string]>([
  ['a long date', (f) => f.longDate(AT), 'November 28, 2026', '28 नवंबर 2026'],
  ['a short date', (f) => f.shortDate('2026-11-05T13:00:00Z'), 'Nov 05, 2026', '5 नवंबर 2026'],
  ['a date with its weekday', (f) => f.weekdayDate(AT), 'Sat, November 28, 2026', 'शनि, 28 नवंबर 2026'],
  ['a day', (f) => f.dayMonth(AT), 'Nov 28', '28 नवंबर'],
  ['a day with its weekday', (f) => f.weekdayDay(AT), 'Saturday, November 28', 'शनिवार, 28 नवंबर'],
  ['a month', (f) => f.month(AT), 'November 2026', 'नवंबर 2026'],
  ['the name of a month', (f) => f.monthName(AT), 'Nov', 'नवंबर'],
  ['a weekday', (f) => f.weekday(AT), 'Saturday', 'शनिवार'],
  ['a short weekday', (f) => f.shortWeekday(AT), 'Sat', 'शनि'],
  ['a day of a month', (f) => f.dayOfMonth(AT), '28', '28'],
  ['a zone', (f) => f.zone(AT), 'IST', 'IST'],
  ['a moment', (f) => f.dateTime(AT), 'Nov 28, 2026, 6:30 pm', '28 नवंबर 2026, शाम 6:30'],
  ['midnight', (f) => f.time('2026-11-27T18:30:00Z'), '12:00 am', 'रात 12:00'],
  ['early morning', (f) => f.time('2026-11-27T22:56:00Z'), '4:26 am', 'सुबह 4:26'],
  ['noon', (f) => f.time('2026-11-28T06:30:00Z'), '12:00 pm', 'दोपहर 12:00'],
  ['evening', (f) => f.time(AT), '6:30 pm', 'शाम 6:30'],
  ['night', (f) => f.time('2026-11-28T16:00:00Z'), '9:30 pm', 'रात 9:30'],
  [
    'half an hour',
    (f) => f.span(AT, '2026-11-28T13:30:00Z'),
    'Sat, November 28, 2026, 6:30–7:00 pm',
    'शनि, 28 नवंबर 2026, शाम 6:30–7:00',
  ],
  [
    'an hour over noon',
    (f) => f.span('2026-11-28T06:00:00Z', '2026-11-28T07:00:00Z'),
    'Sat, November 28, 2026, 11:30 am – 12:30 pm',
    'शनि, 28 नवंबर 2026, सुबह 11:30 – दोपहर 12:30',
  ],
  [
    'an hour over midnight',
    (f) => f.span('2026-11-28T18:00:00Z', '2026-11-28T19:00:00Z'),
    'Sat, November 28, 2026, 11:30 pm – Sun, November 29, 2026, 12:30 am',
    'शनि, 28 नवंबर 2026, रात 11:30 – रवि, 29 नवंबर 2026, रात 12:30',
  ],
])('%s', (_, use, en, hi) => {
  expect(write('en', use)).toBe(en)
  expect(write('hi', use)).toBe(hi)
})

test('a zone that is not known is refused', () => {
  expect(() => dateFormats('en', 'Mars/Olympus')).toThrow(RangeError)
})

test.each(['en', 'hi'] as const)('a line never breaks inside a time (%s)', (locale) => {
  const { time, dateTime } = dateFormats(locale, 'Asia/Kolkata')
  expect(time(AT)).not.toMatch(/[^\S\u00a0]/)
  expect(dateTime(AT)).toContain(time(AT))
})
