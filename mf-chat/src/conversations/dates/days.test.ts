import { dayLabel, isSameDay, timeLabel } from './days'

const NAMES = { today: 'Today', yesterday: 'Yesterday' }
const NOW = new Date(2026, 2, 10, 0, 30).getTime()
const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).toISOString()

test.each([
  ['a minute ago', at(2026, 2, 10, 0, 29), 'Today'],
  ['half an hour ago, before midnight', at(2026, 2, 9, 23, 59), 'Yesterday'],
  ['the first minute of yesterday', at(2026, 2, 9, 0, 0), 'Yesterday'],
  ['two days ago', at(2026, 2, 8, 23, 0), 'Mar 8'],
  ['last year', at(2025, 11, 31), 'Dec 31, 2025'],
])('%s', (_, iso, label) => {
  expect(dayLabel(iso, NOW, 'en', NAMES)).toBe(label)
})

test('a date in Hindi', () => {
  expect(dayLabel(at(2026, 0, 2), NOW, 'hi', { today: 'आज', yesterday: 'कल' })).toBe('2 जनवरी')
})

test('the time is written as everywhere else', () => {
  expect(timeLabel(at(2026, 2, 10, 9, 5), 'en')).toMatch(/^9:05\sam$/)
  expect(timeLabel(at(2026, 2, 10, 0, 5), 'hi')).toBe('रात\u00a012:05')
})

test('a day ends at local midnight', () => {
  expect(isSameDay(at(2026, 2, 10, 0, 0), at(2026, 2, 10, 23, 59))).toBe(true)
  expect(isSameDay(at(2026, 2, 9, 23, 59), at(2026, 2, 10, 0, 0))).toBe(false)
})
