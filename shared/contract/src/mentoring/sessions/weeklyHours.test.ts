import { availabilityErrors, type Availability } from './weeklyHours'
import { isMeetingUrl } from './meetingUrl'

const KIND = { id: 'a', title: 'First talk', minutes: 30, buffer: 0, noticeHours: 12, horizonDays: 30 }
const VALID: Availability = {
  timeZone: 'Asia/Kolkata',
  weekly: [{ weekday: 1, from: 540, until: 720 }],
  days: [{ date: '2026-12-25', ranges: [] }],
  absences: [{ from: '2026-12-28', to: '2027-01-05' }],
  kinds: [KIND],
  meetingUrl: '',
}

test('valid hours have no error; ranges may touch', () => {
  expect(availabilityErrors(VALID)).toEqual({})
  const touching = [...VALID.weekly, { weekday: 1, from: 720, until: 1440 }]
  expect(availabilityErrors({ ...VALID, weekly: touching })).toEqual({})
})

test.each<[Partial<Availability>, Record<string, string>]>([
  [{ weekly: [{ weekday: 2, from: 600, until: 600 }] }, { 'weekly.2': 'order' }],
  [{ weekly: [...VALID.weekly, { weekday: 1, from: 705, until: 780 }] }, { 'weekly.1': 'overlap' }],
  [
    { weekly: [0, 60, 120, 180, 240].map((from) => ({ weekday: 7, from, until: from + 30 })) },
    { 'weekly.7': 'too_many' },
  ],
  [{ days: [...VALID.days, ...VALID.days] }, { 'days.2026-12-25': 'same_date' }],
  [{ days: [{ date: '2026-12-24', ranges: [{ from: 60, until: 0 }] }] }, { 'days.2026-12-24': 'order' }],
  [{ absences: [{ from: '2026-12-28', to: '2026-12-27' }] }, { 'absences.0': 'absence_order' }],
  [{ absences: [{ from: '2026-12-28', to: '2027-12-29' }] }, { 'absences.0': 'absence_long' }],
  [
    { absences: [...VALID.absences!, { from: '2027-01-05', to: '2027-01-06' }] },
    { 'absences.1': 'absence_overlap' },
  ],
  [{ kinds: [{ ...KIND, title: ' ' }] }, { 'kinds.0': 'title' }],
  [{ kinds: [{ ...KIND, minutes: 20 }] }, { 'kinds.0': 'kind_numbers' }],
  [{ kinds: [{ ...KIND, noticeHours: 1 }] }, { 'kinds.0': 'kind_numbers' }],
  [{ kinds: [KIND, KIND] }, { 'kinds.a': 'same_id' }],
  [{ meetingUrl: 'https://example.org/room' }, { meetingUrl: 'meeting_url' }],
])('%j is refused', (change, expected) => {
  expect(availabilityErrors({ ...VALID, ...change })).toEqual(expected)
})

test.each([
  ['https://meet.google.com/abc-defg-hij', true],
  ['https://us02web.zoom.us/j/123?pwd=x', true],
  ['http://zoom.us/j/123', false],
  ['https://zoom.us.example.org/j/123', false],
  ['https://evilzoom.us/j/123', false],
  ['https://me@zoom.us/j/123', false],
  ['javascript:alert(1)', false],
])('%s may be the place of a session: %s', (url, expected) => {
  expect(isMeetingUrl(url)).toBe(expected)
})
