import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { literals } from '../api/wire'
import { orNull } from './lists'

export const FIGURE_UNITS = ['day', 'week'] as const
export type FigureUnit = (typeof FIGURE_UNITS)[number]

/** How many days or weeks are shown. */
export const FIGURES_SHOWN = { day: 30, week: 26 } as const satisfies Record<FigureUnit, number>

const FigureRow = Type.Object({
  /** The day, or the Monday of the week, in UTC: `2026-11-20`. */
  from: Type.String(),
  learners: Type.Integer(),
  mentors: Type.Integer(),
  courses: Type.Integer(),
  certificates: Type.Integer(),
  /** Applications that were approved or rejected. */
  decisions: Type.Integer(),
  /** Median time from an application to its decision; null without one. */
  decisionHours: orNull(Type.Number()),
})
export type FigureRow = Static<typeof FigureRow>

export const getFigures = endpoint({
  method: 'GET',
  path: '/api/figures',
  access: 'operator',
  operators: { roles: ['analyst'] },
  summary:
    'What was new in each of the last days or weeks, oldest first. No figure is about a single person.',
  query: Type.Object({ unit: Type.Optional(literals(FIGURE_UNITS)) }),
  reply: Type.Object({ rows: Type.Array(FigureRow) }),
})
