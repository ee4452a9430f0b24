import Type, { type Static } from 'typebox'
import { GUARDIAN_CONSENT_STATES, GUARDIAN_RELATIONS } from '../trust/age'
import { endpoint } from '../api/endpoint'
import { Empty, Id, Timestamp, literals } from '../api/wire'
import { After, orNull, pageOf, Reason, Sort } from './lists'

const moderators = { roles: ['moderator'] } as const

/** A consent in the state `given` waits for a check by an operator. */
export const CONSENT_STATES = GUARDIAN_CONSENT_STATES.filter((state) => state !== 'none')
export type ConsentState = (typeof CONSENT_STATES)[number]

export const CONSENT_SORTS = ['asked', '-asked'] as const
export type ConsentSort = (typeof CONSENT_SORTS)[number]

const Consent = Type.Object({
  learnerId: Type.String(),
  name: Type.String(),
  email: Type.String(),
  birthYear: orNull(Type.Integer()),
  state: literals(CONSENT_STATES),
  guardianEmail: Type.String(),
  guardianName: orNull(Type.String()),
  relation: orNull(literals(GUARDIAN_RELATIONS)),
  askedAt: Timestamp,
  givenAt: orNull(Timestamp),
  decidedAt: orNull(Timestamp),
})
export type Consent = Static<typeof Consent>

export const listConsents = endpoint({
  method: 'GET',
  path: '/api/guardians',
  access: 'operator',
  operators: moderators,
  summary: 'Consents of guardians, longest waiting first.',
  query: Type.Object({
    state: Type.Optional(literals(CONSENT_STATES)),
    sort: Sort(CONSENT_SORTS),
    after: After,
  }),
  reply: pageOf(Consent),
})

export const getConsent = endpoint({
  method: 'GET',
  path: '/api/guardians/:id',
  access: 'operator',
  operators: moderators,
  summary: 'The consent for one learner.',
  params: Type.Object({ id: Id }),
  reply: Consent,
})

export const verifyConsent = endpoint({
  method: 'POST',
  path: '/api/guardians/:id/verify',
  access: 'operator',
  operators: moderators,
  summary: 'Confirms a consent that was given: chat opens, and the learner and the guardian are mailed.',
  params: Type.Object({ id: Id }),
  body: Empty,
  reply: Type.Object({ told: Type.String() }),
})

export const refuseConsent = endpoint({
  method: 'POST',
  path: '/api/guardians/:id/refuse',
  access: 'operator',
  operators: moderators,
  summary: 'Does not accept a consent that was given; the learner is mailed the reason.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: Reason }),
  reply: Type.Object({ told: Type.String() }),
})
