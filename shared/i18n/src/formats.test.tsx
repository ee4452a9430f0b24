import { screen } from '@testing-library/react'
import { renderUi } from '@mentor-connect/testing/renderUi'
import type { Locale } from './locales'
import { useFormats, type Formats } from './useT'

// A time without a zone is local time, so that the test is the same on every machine.
const MOMENT = '2026-11-05T14:05:00'
/** This time is after midnight in India, but still on the fourth in UTC. */
const DAY = '2026-11-04T18:30:00Z'

async function formatted(locale: Locale, use: (formats: Formats) => string) {
  function Text() {
    return <output>{use(useFormats())}</output>
  }
  const { unmount } = await renderUi(<Text />, locale)
  // The spaces before am and pm are replaced, because Node and browsers use different ones.
  const text = screen.getByRole('status').textContent!.replace(/[\u202f\u00a0]/g, ' ')
  unmount()
  return text
}

const CASES: [what: string, use: (formats: Formats) => string, en: string, hi: string][] = [
  ['a long date', (f) => f.longDate(DAY), 'November 5, 2026', '5 नवंबर 2026'],
  ['a short date', (f) => f.shortDate(DAY), 'Nov 05, 2026', '5 नवंबर 2026'],
  ['a moment', (f) => f.dateTime(MOMENT), 'Nov 05, 2026, 2:05 pm', '5 नवंबर 2026, दोपहर 2:05'],
  ['a time', (f) => f.time(MOMENT), '2:05 pm', 'दोपहर 2:05'],
  ['midnight', (f) => f.time('2026-11-05T00:00:00'), '12:00 am', 'रात 12:00'],
  ['a calendar day', (f) => f.dayMonth('2026-11-16'), 'Nov 16', '16 नवंबर'],
  ['the first day of a year', (f) => f.dayMonth('2027-01-01'), 'Jan 1', '1 जनवरी'],
  ['zero', (f) => f.number(0), '0', '0'],
  ['a number in lakhs', (f) => f.number(1_234_567), '12,34,567', '12,34,567'],
  ['a number in crores', (f) => f.number(123_456_789), '12,34,56,789', '12,34,56,789'],
  ['a fraction', (f) => f.number(4.256), '4.3', '4.3'],
  ['a fraction in full', (f) => f.number(4.256, 2), '4.26', '4.26'],
  ['a negative number', (f) => f.number(-1500), '-1,500', '-1,500'],
  ['one second', (f) => f.duration(1), '1 second', '1 सेकंड'],
  ['half a minute', (f) => f.duration(30), '30 seconds', '30 सेकंड'],
  ['just under a minute and a half', (f) => f.duration(89), '89 seconds', '89 सेकंड'],
  ['a minute and a half', (f) => f.duration(90), '2 minutes', '2 मिनट'],
  ['five minutes', (f) => f.duration(300), '5 minutes', '5 मिनट'],
  ['a second more', (f) => f.duration(301), '6 minutes', '6 मिनट'],
]

test.each(CASES)('%s', async (_, use, en, hi) => {
  expect(await formatted('en', use)).toBe(en)
  expect(await formatted('hi', use)).toBe(hi)
})

test('a calendar day is the same day in every time zone', async () => {
  const days = await formatted('en', (f) =>
    ['2026-03-29', '2026-10-25', '2028-02-29'].map((day) => f.dayMonth(day)).join(),
  )
  expect(days).toBe('Mar 29,Oct 25,Feb 29')
})
