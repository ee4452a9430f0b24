import { workshopErrors } from './workshop'

const GOOD = {
  title: 'Write a résumé',
  description: 'Bring your own.',
  language: 'hi',
  subject: 'Career',
  start: '2026-12-01T10:30:00.000Z',
  minutes: 90,
  seats: 20,
  meetingUrl: 'https://meet.jit.si/x',
}

test('a complete workshop has no error, also without a link', () => {
  expect(workshopErrors(GOOD)).toEqual({})
  expect(workshopErrors({ ...GOOD, meetingUrl: '' })).toEqual({})
})

test.each([
  ['title', { title: ' ' }],
  ['title', { title: 'x'.repeat(81) }],
  ['description', { description: '' }],
  ['language', { language: 'xx' }],
  ['subject', { subject: 'Alchemy' }],
  ['start', { start: '2026-12-01T10:35:00.000Z' }],
  ['start', { start: 'soon' }],
  ['minutes', { minutes: 185 }],
  ['minutes', { minutes: 40 }],
  ['seats', { seats: 1 }],
  ['meetingUrl', { meetingUrl: 'https://evil.example/x' }],
] as const)('%s is checked', (field, change) => {
  expect(Object.keys(workshopErrors({ ...GOOD, ...change }))).toEqual([field])
})
