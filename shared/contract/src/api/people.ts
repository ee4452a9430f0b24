import Type, { type Static } from 'typebox'
import { EMAIL_MAX, NAME_MAX } from '../rules/limits'
import { Id, Timestamp, literals } from './wire'

export const ROLES = ['user', 'mentor'] as const
export const Role = literals(ROLES)
export type Role = (typeof ROLES)[number]

export const Email = Type.String({ format: 'email', maxLength: EMAIL_MAX })
const NO_CONTROLS = { type: 'string', pattern: '[\\p{Cc}\\u202A-\\u202E\\u2066-\\u2069]' }

/** Any script and emoji; no control characters or bidirectional overrides. */
export const PersonName = Type.String({
  minLength: 1,
  maxLength: NAME_MAX,
  pattern: '\\S',
  not: NO_CONTROLS,
})
/** A line about a person, which may be empty. */
export const ProfileLine = (max: number) => Type.String({ maxLength: max, not: NO_CONTROLS })

export const EnrolledCourse = Type.Object({
  courseId: Id,
  courseName: Type.String(),
  description: Type.String(),
})
export type EnrolledCourse = Static<typeof EnrolledCourse>

export const Learner = Type.Object({
  _id: Id,
  email: Type.String(),
  name: Type.String(),
  mobile: Type.Optional(Type.String()),
  domains: Type.Array(Type.String()),
  courses: Type.Array(EnrolledCourse),
  profile: Type.Optional(Type.String()),
  createdAt: Timestamp,
  isverified: Type.Boolean(),
  role: Type.Literal('user'),
  savedItems: Type.Array(Id),
  authType: Type.Optional(Type.String()),
  birthYear: Type.Optional(Type.Integer()),
})
export type Learner = Static<typeof Learner>

export const MENTOR_STATUSES = ['active', 'inactive'] as const

/** What a mentor may hide from signed-in people. */
export const CONTACT_DETAILS = ['email', 'mobile'] as const
export const HiddenContact = Type.Array(literals(CONTACT_DETAILS), { maxItems: CONTACT_DETAILS.length })
export type HiddenContact = Static<typeof HiddenContact>

/**
 * Public profile of a mentor. E-mail and mobile are only sent to signed-in callers, of one mentor and never in lists,
 * unless the mentor hides them. Visitors never get them.
 */
export const Mentor = Type.Object({
  _id: Id,
  name: Type.String(),
  role: Type.Literal('mentor'),
  isverified: Type.Boolean(),
  status: literals(MENTOR_STATUSES),
  profile: Type.Optional(Type.String()),
  domains: Type.Array(Type.String()),
  expertise: Type.String(),
  experience: Type.Integer(),
  social: Type.Array(Type.String()),
  /** Absent, like the next five, if the mentor has not said it. */
  headline: Type.Optional(Type.String()),
  /** Not in lists. */
  story: Type.Optional(Type.String()),
  /** What the mentor speaks: BCP 47. */
  languages: Type.Optional(Type.Array(Type.String())),
  city: Type.Optional(Type.String()),
  timeZone: Type.Optional(Type.String()),
  /** Ids of subjects: those that `domains` name. */
  topics: Type.Optional(Type.Array(Type.String())),
  createdAt: Timestamp,
  email: Type.Optional(Type.String()),
  mobile: Type.Optional(Type.String()),
  /** Sent to the mentor alone. */
  hiddenContact: Type.Optional(HiddenContact),
})
export type Mentor = Static<typeof Mentor>

/** The signed-in account in the auth contract. */
export const SessionData = Type.Object({
  _id: Id,
  email: Type.String(),
  name: Type.String(),
  isverified: Type.Boolean(),
})
export type SessionData = Static<typeof SessionData>
