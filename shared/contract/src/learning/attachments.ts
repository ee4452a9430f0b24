import Type, { type Static } from 'typebox'
import { PLAN_STEPS_MAX } from './planLimits'
import { STEP_KINDS } from './planSteps'
import { Earned, PassedCourse } from './certificates'
import { endpoint } from '../api/endpoint'
import { Day, Goal } from './plan'
import { Empty, Id, Timestamp, literals } from '../api/wire'

/**
 * Things that a learner attaches to a request for a mentorship. The mentor sees them while the request is open and as
 * long as the mentorship lasts. A deleted goal or a revoked certificate disappears and is not replaced by another
 * one.
 */

export const ATTACHMENT_KINDS = ['goal', 'plan', 'certificate'] as const
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number]

const AttachedGoal = Type.Object({
  id: Id,
  careerId: Goal.properties.careerId,
  title: Goal.properties.title,
  byMonth: Goal.properties.byMonth,
})
export type AttachedGoal = Static<typeof AttachedGoal>

/** A step without its course, and without the names of mentors. */
const AttachedStep = Type.Object({
  kind: literals(STEP_KINDS),
  title: Type.Optional(Type.String()),
  /** Id of the subject to learn; absent for other kinds of steps. */
  subject: Type.Optional(Type.String()),
  due: Type.Optional(Day),
  isOverdue: Type.Boolean(),
  isSkipped: Type.Boolean(),
  isDone: Type.Boolean(),
})
export type AttachedStep = Static<typeof AttachedStep>

const AttachedCertificate = Type.Object({
  id: Id,
  courseName: Type.String(),
  instructorName: Type.String(),
  issuedAt: Timestamp,
  passed: Type.Optional(PassedCourse),
  earned: Type.Optional(Earned),
})
export type AttachedCertificate = Static<typeof AttachedCertificate>

export const Attachments = Type.Object({
  goal: Type.Optional(AttachedGoal),
  /** The plan for `goal`. A plan that is shared in an accepted mentorship is a `SharedPlan` instead. */
  plan: Type.Optional(Type.Object({ steps: Type.Array(AttachedStep, { maxItems: PLAN_STEPS_MAX }) })),
  /** The attached certificates, latest first. */
  certificates: Type.Array(AttachedCertificate),
})
export type Attachments = Static<typeof Attachments>

export const getAttachable = endpoint({
  method: 'GET',
  path: '/user/attachable',
  access: 'user',
  rateLimit: 'search',
  summary: 'What the caller can attach to a request, as the mentor would see it.',
  reply: Attachments,
})

export const getAttachments = endpoint({
  method: 'GET',
  path: '/mentorships/:id/attachments',
  access: 'session',
  rateLimit: 'search',
  summary: 'What the learner of an own mentorship has attached. Empty once it is over.',
  params: Type.Object({ id: Id }),
  reply: Attachments,
})

export const removeAttachment = endpoint({
  method: 'POST',
  path: '/mentorships/:id/attachments/remove',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'plan',
  summary:
    'The mentor does not see this any more; with a goal its plan goes, too. It takes effect at once. Doing it twice changes nothing.',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    userId: Id,
    kind: literals(ATTACHMENT_KINDS),
    /** Id of the certificate; only for the kind `certificate`. */
    certificate: Type.Optional(Id),
  }),
  reply: Empty,
})
