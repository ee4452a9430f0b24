import Type, { type Static } from 'typebox'
import { EnteredName, REQUIRED } from '../api/enteredTexts'
import { BIRTH_YEAR_MIN } from './birthYear'
import { EMAIL_MAX, NAME_MAX } from '../rules/limits'
import { MENTOR_CHECK_KINDS } from './mentorChecks'
import { REPLY_STEP_NAMES } from './replyTimes'
import { Id, Timestamp, literals } from '../api/wire'

export const ROLES = ['user', 'mentor'] as const
export const Role = literals(ROLES)
export type Role = (typeof ROLES)[number]

export const Email = Type.String({ format: 'email', maxLength: EMAIL_MAX })
/** Any script and emoji, in one line; not the name of the product. */
export const PersonName = EnteredName(NAME_MAX, REQUIRED)
/**
 * How certificates show the name of somebody whose own has letters that they have no fonts for. Empty for none. It is not
 * shown elsewhere.
 */
export const CertificateName = EnteredName(NAME_MAX)

/** The server also refuses years in the future. */
export const BirthYear = Type.Integer({ minimum: BIRTH_YEAR_MIN, maximum: 2200 })

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
  certificateName: Type.Optional(Type.String()),
})
export type Learner = Static<typeof Learner>

export const MENTOR_STATUSES = ['active', 'inactive'] as const

/** What a mentor may hide from signed-in people. */
export const CONTACT_DETAILS = ['email', 'mobile'] as const
export const HiddenContact = Type.Array(literals(CONTACT_DETAILS), { maxItems: CONTACT_DETAILS.length })
export type HiddenContact = Static<typeof HiddenContact>

/** Something that operators have checked. */
const MentorCheck = Type.Object({
  kind: literals(MENTOR_CHECK_KINDS),
  /** The employer or the school; empty for an identity. */
  of: Type.String(),
  checkedOn: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
})
export type MentorCheck = Static<typeof MentorCheck>

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
  /** Absent in lists. */
  story: Type.Optional(Type.String()),
  /** Languages that the mentor speaks, as BCP 47 tags. */
  languages: Type.Optional(Type.Array(Type.String())),
  city: Type.Optional(Type.String()),
  timeZone: Type.Optional(Type.String()),
  /** Ids of subjects: those that `domains` name. */
  topics: Type.Optional(Type.Array(Type.String())),
  /** Within which time the mentor usually answers first messages. Absent if it is longer or not known. */
  replyWithin: Type.Optional(literals(REPLY_STEP_NAMES)),
  /** Monday of the week in which the mentor was here last, `YYYY-MM-DD`. */
  activeWeek: Type.Optional(Type.String()),
  /** Average of the reviews. Absent until there are `RATING_SHOWN_FROM`: the mentor is "New". */
  rating: Type.Optional(Type.Number()),
  /** Absent without reviews. */
  reviewCount: Type.Optional(Type.Integer()),
  /** Absent in lists. */
  checks: Type.Optional(Type.Array(MentorCheck)),
  createdAt: Timestamp,
  email: Type.Optional(Type.String()),
  mobile: Type.Optional(Type.String()),
  /** On one mentor’s page, for visitors: whether people who are signed in see an address or a number. */
  showsContact: Type.Optional(Type.Boolean()),
  /** Sent to the mentor alone, like the next one. */
  hiddenContact: Type.Optional(HiddenContact),
  certificateName: Type.Optional(Type.String()),
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
