import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { literals } from '../api/wire'
import { orNull } from './lists'

export const FIGURE_UNITS = ['day', 'week', 'month'] as const
export type FigureUnit = (typeof FIGURE_UNITS)[number]

/** Number of periods in each range, including the present one. */
export const FIGURE_RANGES = {
  days30: { unit: 'day', count: 30 },
  days90: { unit: 'day', count: 90 },
  weeks26: { unit: 'week', count: 26 },
  weeks52: { unit: 'week', count: 52 },
  months12: { unit: 'month', count: 12 },
  months24: { unit: 'month', count: 24 },
} as const satisfies Record<string, { unit: FigureUnit; count: number }>
export type FigureRange = keyof typeof FIGURE_RANGES
export const RANGES = Object.keys(FIGURE_RANGES) as FigureRange[]

/** A question or request counts as answered in time if the answer comes within this many days. */
export const ANSWER_DAYS = 3

/**
 * Kind of each figure. `count`: periods may be added up · `people`: number of different people, so periods must not
 * be added up · `share`: from 0 to 1, only of items whose time to respond is over · `hours`: a median. Null if it is
 * unknown.
 */
export const FIGURES = {
  activeLearners: 'people',
  activeMentors: 'people',
  learners: 'count',
  mentors: 'count',
  enrolments: 'count',
  completions: 'count',
  certificates: 'count',
  courses: 'count',
  sessions: 'count',
  answered: 'share',
  requestsAnswered: 'share',
  returned7: 'share',
  returned30: 'share',
  decisions: 'count',
  decisionHours: 'hours',
} as const
export type FigureName = keyof typeof FIGURES
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[]

const Value = orNull(Type.Number())
const values = Object.fromEntries(FIGURE_NAMES.map((name) => [name, Value])) as Record<
  FigureName,
  typeof Value
>

const FigureRow = Type.Object({
  /** The first day of the period, in the product's time zone: `2026-11-20`. Weeks begin on Monday. */
  from: Type.String(),
  ...values,
})
export type FigureRow = Static<typeof FigureRow>

export const getFigures = endpoint({
  method: 'GET',
  path: '/api/figures',
  access: 'operator',
  operators: { roles: ['analyst'] },
  summary: 'What happened in each of the last days, weeks or months, oldest first.',
  query: Type.Object({ range: Type.Optional(literals(RANGES)) }),
  reply: Type.Object({ rows: Type.Array(FigureRow) }),
})
