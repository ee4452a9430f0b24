import type { Opening, OpeningSummary } from '@mentor-connect/contract/work/openings'
import type { OwnOpening } from '@mentor-connect/contract/work/posting'

export function anOpeningSummary(parts: Partial<OpeningSummary> = {}): OpeningSummary {
  return {
    _id: 'o1',
    kind: 'internship',
    title: 'Internship in a web shop',
    employer: { name: 'Sample Shop (example)' },
    workplace: 'hybrid',
    place: 'Bhopal',
    pay: { from: 8_000, to: 12_000, per: 'month', currency: 'INR' },
    skills: ['Technology', 'Pricing'],
    languages: ['hi', 'en'],
    level: 'fresher',
    seats: 2,
    closesOn: '2099-01-31',
    language: 'en',
    postedAt: '2026-11-20T08:30:00.000Z',
    poster: { kind: 'mentor', id: 'mentor-1', name: 'Ravi Iyer' },
    warnings: [],
    ...parts,
  }
}

export function anOpening(parts: Partial<Opening> = {}): Opening {
  return {
    ...anOpeningSummary(),
    description: 'You look after the catalogue.\n\nYou learn how a shop works.',
    apply: { way: 'here' },
    questions: [],
    updatedAt: '2026-11-20T08:30:00.000Z',
    similar: [],
    ...parts,
  }
}

export function anOwnOpening(parts: Partial<OwnOpening> = {}): OwnOpening {
  const { similar: _, ...opening } = anOpening()
  return { ...opening, state: 'open', version: 3, applications: 2, unread: 1, ...parts }
}

export const pageOf = <Item>(items: Item[], totalPages = 1) => ({
  page: 1,
  limit: 12,
  totalItems: items.length,
  totalPages,
})
