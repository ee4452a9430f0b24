import type { OpeningSummary } from '@mentor-connect/contract/work/openings'

/** An opening as mails list it. */
export const exampleOpening: OpeningSummary = {
  _id: 'o1',
  kind: 'internship',
  title: 'Internship in a web shop',
  employer: { name: 'Neel Studio (example)' },
  workplace: 'hybrid',
  place: 'Bhopal',
  pay: { from: 8000, to: 12_000, per: 'month', currency: 'INR' },
  skills: ['Web Development'],
  languages: ['hi'],
  level: 'student',
  seats: 2,
  closesOn: '2027-01-31',
  language: 'en',
  postedAt: '2026-11-23T10:00:00.000Z',
  poster: { kind: 'platform' },
  warnings: [],
}
