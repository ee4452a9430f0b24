import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { Id, literals, Timestamp } from '../api/wire'
import { OPENING_KINDS } from '../work/openingRules'
import { openingDetails } from '../work/openings'
import { OPENING_WARNINGS } from '../work/openingWarnings'
import { After, pageOf, Reason } from './lists'

const reviewers = { roles: ['reviewer'] } as const

const Version = Type.Integer({ minimum: 0, maximum: 1_000_000 })

/** An opening that waits for an operator, because it is the first one of its poster. */
const WaitingOpening = Type.Object({
  id: Type.String(),
  title: Type.String(),
  employer: Type.String(),
  kind: literals(OPENING_KINDS),
  poster: Type.Object({ id: Type.String(), name: Type.String() }),
  waitsSince: Timestamp,
  warnings: Type.Array(literals(OPENING_WARNINGS)),
})
export type WaitingOpening = Static<typeof WaitingOpening>

const { postedAt: _postedAt, ...read } = openingDetails
export const OpeningToDecide = Type.Object({
  ...read,
  /** A decision names the version that the operator has read. */
  version: Version,
})
export type OpeningToDecide = Static<typeof OpeningToDecide>

export const listWaitingOpenings = endpoint({
  method: 'GET',
  path: '/api/openings',
  access: 'operator',
  operators: reviewers,
  summary: 'Openings that wait for a decision, the longest waiting first.',
  query: Type.Object({ after: After }),
  reply: pageOf(WaitingOpening),
})

export const getWaitingOpening = endpoint({
  method: 'GET',
  path: '/api/openings/:id',
  access: 'operator',
  operators: reviewers,
  summary: 'One opening that waits for a decision, with all its texts.',
  params: Type.Object({ id: Id }),
  reply: OpeningToDecide,
})

export const approveOpening = endpoint({
  method: 'POST',
  path: '/api/openings/:id/approve',
  access: 'operator',
  operators: reviewers,
  summary:
    'Shows an opening to everybody. Later ones of the same poster do not wait. The failure `edit_conflict` with the reason `closing_day_over` means that its closing day is over.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ version: Version }),
  reply: Type.Object({ id: Id }),
})

export const rejectOpening = endpoint({
  method: 'POST',
  path: '/api/openings/:id/reject',
  access: 'operator',
  operators: reviewers,
  summary: 'Gives an opening back to its poster, who reads the reason.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ version: Version, reason: Reason }),
  reply: Type.Object({ id: Id }),
})
