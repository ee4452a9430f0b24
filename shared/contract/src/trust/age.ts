import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { BirthYear, Email, PersonName } from '../accounts/people'
import { Id, Timestamp, literals } from '../api/wire'

/** `reason` of a refusal: the learner has to enter the year of birth before the first contact with a mentor. */
export const BIRTH_YEAR_NEEDED = 'birth_year_needed'
/** `reason` of a refusal: a different year of birth is already known. */
export const BIRTH_YEAR_KNOWN = 'birth_year_known'

/**
 * States of the consent of a minor's guardian. `none`: nobody was asked · `asked`: a link was mailed to the guardian
 * · `given`: the guardian agreed, and an operator has to check the guardian's identity · `verified`: chat is open ·
 * `refused`: an operator refused the consent · `withdrawn`: the guardian withdrew it.
 */
export const GUARDIAN_CONSENT_STATES = ['none', 'asked', 'given', 'verified', 'refused', 'withdrawn'] as const
const State = literals(GUARDIAN_CONSENT_STATES)
export type GuardianConsentState = (typeof GUARDIAN_CONSENT_STATES)[number]

/** The guardian's consent as the learner sees it. */
export const GuardianConsent = Type.Object({
  state: State,
  guardianEmail: Type.Optional(Type.String()),
  askedAt: Type.Optional(Timestamp),
})
export type GuardianConsent = Static<typeof GuardianConsent>

/** Year of birth and consent of a learner. Sent only to the learner. */
export const OwnAge = Type.Object({
  birthYear: Type.Union([Type.Integer(), Type.Null()]),
  /** True if the client should ask the learner for the year of birth now. */
  ask: Type.Boolean(),
  /**
   * Says if the client should ask before the first message, request or booking to a mentor. `ask`: the learner may
   * postpone the answer · `require`: contact is refused without the answer. Absent if it should not ask.
   */
  beforeContact: Type.Optional(literals(['ask', 'require'])),
  /** Null for adults, and if the year of birth is unknown. */
  guardianConsent: Type.Union([GuardianConsent, Type.Null()]),
})
export type OwnAge = Static<typeof OwnAge>

const owner = { userId: Id }

export const getOwnAge = endpoint({
  method: 'GET',
  path: '/user/age',
  access: 'user',
  owner: 'query.userId',
  summary: 'The year of birth of the caller, and how it stands with the consent of a guardian.',
  query: Type.Object(owner),
  reply: OwnAge,
})

export const setBirthYear = endpoint({
  method: 'POST',
  path: '/user/birth-year',
  access: 'user',
  owner: 'body.userId',
  summary:
    'State the year of birth, once; or null: the caller puts the question off. Operators correct a wrong one.',
  body: Type.Object({
    ...owner,
    birthYear: Type.Union([BirthYear, Type.Null()]),
    /**
     * True if the learner postpones the question before a contact with a mentor. That question is then not repeated;
     * the question after the login is.
     */
    beforeContact: Type.Optional(Type.Boolean()),
  }),
  reply: OwnAge,
})

export const askGuardian = endpoint({
  method: 'POST',
  path: '/user/guardian-consent',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'guardianRequest',
  summary: 'Mail a guardian a link to agree to chat. Replaces an earlier request; only for minors.',
  body: Type.Object({ ...owner, guardianEmail: Email }),
  reply: OwnAge,
})

const LinkToken = Type.String({ minLength: 1, maxLength: 64 })

/** The part of the request that the guardian sees. */
export const GuardianRequest = Type.Object({
  learnerName: Type.String(),
  state: State,
  guardianName: Type.Optional(Type.String()),
})
export type GuardianRequest = Static<typeof GuardianRequest>

export const findGuardianRequest = endpoint({
  method: 'POST',
  path: '/guardian/request',
  access: 'public',
  rateLimit: 'auth',
  summary: 'What a guardian is asked for, by the token of the mailed link. Changes nothing.',
  body: Type.Object({ token: LinkToken }),
  reply: GuardianRequest,
})

export const GUARDIAN_RELATIONS = ['parent', 'legal_guardian'] as const
export type GuardianRelation = (typeof GUARDIAN_RELATIONS)[number]

export const giveGuardianConsent = endpoint({
  method: 'POST',
  path: '/guardian/consent',
  access: 'public',
  rateLimit: 'auth',
  summary: 'A guardian agrees that a minor uses chat. An operator checks it before it holds.',
  body: Type.Object({ token: LinkToken, name: PersonName, relation: literals(GUARDIAN_RELATIONS) }),
  reply: GuardianRequest,
})

export const withdrawGuardianConsent = endpoint({
  method: 'POST',
  path: '/guardian/withdrawal',
  access: 'public',
  rateLimit: 'auth',
  summary: 'A guardian refuses or withdraws the consent: chat is closed at once.',
  body: Type.Object({ token: LinkToken }),
  reply: GuardianRequest,
})
