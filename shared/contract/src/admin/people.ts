import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { ROLES } from '../accounts/people'
import { Empty, Id, Timestamp, literals } from '../api/wire'
import { SANCTION_KINDS } from '../trust/sanctions'
import { LOCALES } from '../api/locales'
import { After, orNull, pageOf, Reason, Sort } from './lists'

const helpers = { roles: ['support', 'moderator'] } as const
const helpersWithPasskey = { roles: ['support'], freshPasskey: true } as const

const foundPersonFields = {
  id: Type.String(),
  role: literals(ROLES),
  name: Type.String(),
  email: Type.String(),
  joinedAt: Timestamp,
  /** Accurate to the hour. */
  lastActiveAt: Timestamp,
  /** Null if the person has not chosen a language. */
  language: orNull(literals(LOCALES)),
  suspended: Type.Boolean(),
}
const FoundPerson = Type.Object(foundPersonFields)
export type FoundPerson = Static<typeof FoundPerson>

export const ImposedSanction = Type.Object({
  id: Type.String(),
  kind: literals(SANCTION_KINDS),
  reason: orNull(Type.String()),
  note: orNull(Type.String()),
  by: Type.String(),
  at: Timestamp,
  until: orNull(Timestamp),
  endedAt: orNull(Timestamp),
})
export type ImposedSanction = Static<typeof ImposedSanction>

export const PersonDetail = Type.Object({
  ...foundPersonFields,
  /** Newest first. */
  sanctions: Type.Array(ImposedSanction),
  sessions: Type.Array(
    Type.Object({
      createdAt: Timestamp,
      lastUsedAt: orNull(Timestamp),
      browser: orNull(Type.String()),
      system: orNull(Type.String()),
    }),
  ),
})
export type PersonDetail = Static<typeof PersonDetail>

const person = Type.Object({ role: literals(ROLES), id: Id })

export const PEOPLE_SORTS = ['-joined', 'joined', 'name', '-name', '-active', 'active'] as const
export type PeopleSort = (typeof PEOPLE_SORTS)[number]

export const PERSON_STATES = ['active', 'suspended'] as const
export type PersonState = (typeof PERSON_STATES)[number]

/** The largest number of days since somebody joined. */
export const JOINED_WITHIN = { week: 7, month: 30, year: 365 } as const
export type JoinedWithin = keyof typeof JOINED_WITHIN
export const JOINED_CHOICES = Object.keys(JOINED_WITHIN) as JoinedWithin[]

/**
 * Days since the person was last active. The number is a maximum, except for `away`, where it is a minimum.
 */
export const LAST_ACTIVE = { day: 1, week: 7, month: 30, away: 30 } as const
export type LastActive = keyof typeof LAST_ACTIVE
export const ACTIVE_CHOICES = Object.keys(LAST_ACTIVE) as LastActive[]

/** `none`: the person has not chosen a language. */
export const LANGUAGE_CHOICES = [...LOCALES, 'none'] as const

const PeopleFilter = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  role: Type.Optional(literals(ROLES)),
  state: Type.Optional(literals(PERSON_STATES)),
  joined: Type.Optional(literals(JOINED_CHOICES)),
  active: Type.Optional(literals(ACTIVE_CHOICES)),
  language: Type.Optional(literals(LANGUAGE_CHOICES)),
  sort: Sort(PEOPLE_SORTS),
  after: After,
})
export type PeopleFilter = Static<typeof PeopleFilter>

export const searchPeople = endpoint({
  method: 'GET',
  path: '/api/people',
  access: 'operator',
  operators: helpers,
  summary: 'People whose name or address contains every word, newest first.',
  query: PeopleFilter,
  reply: pageOf(FoundPerson),
})

export const getPerson = endpoint({
  method: 'GET',
  path: '/api/people/:role/:id',
  access: 'operator',
  operators: helpers,
  summary: 'One person with sessions and state.',
  params: person,
  reply: PersonDetail,
})

export const endPersonSessions = endpoint({
  method: 'POST',
  path: '/api/people/:role/:id/end-sessions',
  access: 'operator',
  operators: helpers,
  summary: 'Logs the person out everywhere, and mails the person.',
  params: person,
  body: Type.Object({ reason: Reason }),
  reply: Type.Object({ outcome: Type.String() }),
})

const moderators = { roles: ['moderator'], freshPasskey: true } as const

export const sanctionPerson = endpoint({
  method: 'POST',
  path: '/api/people/:role/:id/sanction',
  access: 'operator',
  operators: moderators,
  summary: 'Imposes a note, warning, limit or suspension; the person is told, except of a note.',
  params: person,
  body: Type.Object({
    kind: literals(SANCTION_KINDS),
    reason: Reason,
    /** Days until the sanction ends automatically. If absent, an operator has to lift it. */
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
  }),
  reply: Type.Object({ outcome: Type.String() }),
})

export const liftSanction = endpoint({
  method: 'POST',
  path: '/api/sanctions/:id/lift',
  access: 'operator',
  operators: moderators,
  summary: 'Lifts a sanction, and mails the person.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: Reason }),
  reply: Type.Object({ outcome: Type.String() }),
})

export const exportPerson = endpoint({
  method: 'POST',
  path: '/api/people/:role/:id/export',
  access: 'operator',
  operators: helpersWithPasskey,
  rateLimit: 'accountExport',
  summary: 'All data of both services about the person.',
  params: person,
  body: Empty,
  reply: Type.Object({}),
  file: 'application/json',
})

export const erasePerson = endpoint({
  method: 'POST',
  path: '/api/people/:role/:id/erase',
  access: 'operator',
  operators: helpersWithPasskey,
  summary: 'Deletes the account in both services, and mails the reason.',
  params: person,
  body: Type.Object({
    reason: Reason,
    keepCertificates: Type.Boolean(),
    /** E-mail address of the person, which the operator types as a confirmation. */
    email: Type.String({ maxLength: 320 }),
  }),
  reply: Type.Object({ state: literals(['done', 'pending'] as const) }),
})
