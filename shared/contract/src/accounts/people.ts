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
/** A person's name in one line. It may use any script and emoji, but must not be the name of the product. */
export const PersonName = EnteredName(NAME_MAX, REQUIRED)
/**
 * The name to print on certificates, for people whose name has letters that the certificate fonts lack. Empty
 * if there is none. The name is shown nowhere else.
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

/** Contact details that a mentor may hide from signed-in people. */
export const CONTACT_DETAILS = ['email', 'mobile'] as const
export const HiddenContact = Type.Array(literals(CONTACT_DETAILS), { maxItems: CONTACT_DETAILS.length })
export type HiddenContact = Static<typeof HiddenContact>

/** A fact about the mentor that operators have checked. */
const MentorCheck = Type.Object({
  kind: literals(MENTOR_CHECK_KINDS),
  /** Name of the employer or school that was checked; empty for a check of the identity. */
  of: Type.String(),
  checkedOn: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
})
export type MentorCheck = Static<typeof MentorCheck>

/**
 * Public profile of a mentor. E-mail and mobile are sent only to signed-in callers who ask for this one mentor,
 * unless the mentor hides them. They are never in lists and are never sent to visitors.
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
  /** Absent if the mentor has not filled it in. This also applies to the next five fields. */
  headline: Type.Optional(Type.String()),
  /** Absent in lists. */
  story: Type.Optional(Type.String()),
  /** Languages that the mentor speaks, as BCP 47 tags. */
  languages: Type.Optional(Type.Array(Type.String())),
  city: Type.Optional(Type.String()),
  timeZone: Type.Optional(Type.String()),
  /** Ids of the subjects that `domains` name. */
  topics: Type.Optional(Type.Array(Type.String())),
  /** The time within which the mentor usually answers first messages. Absent if it is longer than a week or unknown. */
  replyWithin: Type.Optional(literals(REPLY_STEP_NAMES)),
  /** Monday of the week in which the mentor was last active, `YYYY-MM-DD`. */
  activeWeek: Type.Optional(Type.String()),
  /**
   * Average of the reviews. Absent until there are `RATING_SHOWN_FROM` reviews; until then, the mentor is shown as
   * "New".
   */
  rating: Type.Optional(Type.Number()),
  /** Number of reviews. Absent if there are none. */
  reviewCount: Type.Optional(Type.Integer()),
  /** Absent in lists. */
  checks: Type.Optional(Type.Array(MentorCheck)),
  createdAt: Timestamp,
  email: Type.Optional(Type.String()),
  mobile: Type.Optional(Type.String()),
  /** On a mentor’s page, for visitors: true if signed-in people see an e-mail address or a mobile number. */
  showsContact: Type.Optional(Type.Boolean()),
  /** Sent only to the mentor, like the next field. */
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
