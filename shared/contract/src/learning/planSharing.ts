import Type, { type Static } from 'typebox'
import { PLAN_CHANGES_SHOWN, PLAN_STEPS_MAX } from './planLimits'
import { PLAN_CHANGE_KINDS, STEP_KINDS } from './planSteps'
import { AssessmentResult } from './assessments'
import { endpoint } from '../api/endpoint'
import { Day, Goal, newStepFields } from './plan'
import { Empty, Id, Timestamp, literals } from '../api/wire'

/**
 * A plan that a learner shares with the mentor of a mentorship, and the mentor's changes in it. Each read and write
 * needs an accepted or active mentorship and the learner's decision to share. Otherwise, the request fails as if
 * nothing existed.
 */

const Person = Type.Object({ id: Id, name: Type.String() })

/** The fields that describe a step, without its course. */
const stepText = {
  kind: literals(STEP_KINDS),
  title: Type.Optional(Type.String()),
  subject: Type.Optional(Type.String()),
  /** The mentor, if the step is a session with one. */
  mentor: Type.Optional(Person),
}

export const PlanChange = Type.Object({
  id: Id,
  kind: literals(PLAN_CHANGE_KINDS),
  /** The mentor who made the change; absent if the account was deleted. */
  by: Type.Optional(Person),
  step: Type.Object(stepText),
  /** The new date; absent if the date was removed. */
  due: Type.Optional(Day),
  at: Timestamp,
  isUndone: Type.Boolean(),
  /** True if the plan has not been changed again since this change. */
  mayUndo: Type.Boolean(),
})
export type PlanChange = Static<typeof PlanChange>

const PlanChanges = Type.Array(PlanChange, { maxItems: PLAN_CHANGES_SHOWN })
const SharedResult = Type.Object({ id: Id, finishedAt: Timestamp })

export const PlanSharing = Type.Object({
  /** One entry for each accepted or active mentorship. */
  mentorships: Type.Array(
    Type.Object({
      id: Id,
      mentor: Person,
      sharesPlan: Type.Boolean(),
      /** The result of the interest assessment that the learner shares with this mentor. */
      sharedResult: Type.Optional(SharedResult),
    }),
  ),
  /** The learner's latest result of the interest assessment, shared or not; absent if there is none. */
  latestResult: Type.Optional(SharedResult),
  /** The mentors' changes, latest first. */
  changes: PlanChanges,
})
export type PlanSharing = Static<typeof PlanSharing>

export const getPlanSharing = endpoint({
  method: 'GET',
  path: '/career/plan/sharing',
  access: 'user',
  summary: 'Which mentors see the caller’s plan or a result of the assessment, and what they have changed.',
  reply: PlanSharing,
})

export const sharePlan = endpoint({
  method: 'POST',
  path: '/career/plan/sharing',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'plan',
  summary:
    'Share the plan or one result of the assessment with the mentor of a mentorship, or stop it. It takes effect at once.',
  body: Type.Object({
    userId: Id,
    mentorship: Id,
    plan: Type.Optional(Type.Boolean()),
    /** Id of the caller's assessment result to share; null to stop sharing one. If absent, nothing changes. */
    result: Type.Optional(Type.Union([Id, Type.Null()])),
  }),
  reply: Empty,
})

export const undoPlanChange = endpoint({
  method: 'POST',
  path: '/career/plan/changes/:id/undo',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'plan',
  summary:
    'Undo a change of a mentor: a removed step comes back. Doing it twice changes nothing. `plan_changed` if the step was changed since.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ userId: Id }),
  reply: Empty,
})

const SharedStep = Type.Object({
  id: Id,
  ...stepText,
  due: Type.Optional(Day),
  isOverdue: Type.Boolean(),
  isSkipped: Type.Boolean(),
  isDone: Type.Boolean(),
  /** The mentor who added the step; absent if the learner added it. */
  addedBy: Type.Optional(Person),
})
export type SharedStep = Static<typeof SharedStep>

export const SharedPlan = Type.Object({
  /** Absent if the learner has no plan or does not share it. */
  plan: Type.Optional(
    Type.Object({
      goal: Goal,
      /** Increases with every change. A mentor's change must name the version that the mentor sees. */
      version: Type.Integer(),
      steps: Type.Array(SharedStep, { maxItems: PLAN_STEPS_MAX }),
      changes: PlanChanges,
    }),
  ),
  /** Absent unless the learner shares a result. */
  result: Type.Optional(
    Type.Object({
      finishedAt: AssessmentResult.properties.finishedAt,
      scores: AssessmentResult.properties.scores,
      isFlat: AssessmentResult.properties.isFlat,
      isHurried: AssessmentResult.properties.isHurried,
    }),
  ),
})
export type SharedPlan = Static<typeof SharedPlan>

export const getSharedPlan = endpoint({
  method: 'GET',
  path: '/mentorships/:id/plan',
  access: 'active-mentor',
  rateLimit: 'search',
  summary: 'What the learner of a mentorship shares with the calling mentor.',
  params: Type.Object({ id: Id }),
  reply: SharedPlan,
})

const CONFLICT =
  'The learner is notified and can undo it. `plan_changed` if the plan was changed since `version`; repeated it returns the same.'
/** The goal and the version of the plan that the mentor sees. */
const seen = { goal: Id, version: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }) }
const OfStep = Type.Object({ id: Id, step: Id })

export const addSharedStep = endpoint({
  method: 'POST',
  path: '/mentorships/:id/plan/steps',
  access: 'active-mentor',
  rateLimit: 'plan',
  summary: `Add a step at the end of a shared plan; a session is one with the caller. ${CONFLICT}`,
  params: Type.Object({ id: Id }),
  body: Type.Object({ ...seen, step: Id, kind: literals(STEP_KINDS), ...newStepFields }),
  reply: SharedPlan,
})

export const dateSharedStep = endpoint({
  method: 'POST',
  path: '/mentorships/:id/plan/steps/:step/date',
  access: 'active-mentor',
  rateLimit: 'plan',
  summary: `Give a step of a shared plan a date, or take it away. ${CONFLICT}`,
  params: OfStep,
  body: Type.Object({ ...seen, due: Type.Union([Day, Type.Null()]) }),
  reply: SharedPlan,
})

export const moveSharedStep = endpoint({
  method: 'POST',
  path: '/mentorships/:id/plan/steps/:step/move',
  access: 'active-mentor',
  rateLimit: 'plan',
  summary: `Put a step of a shared plan at a place, counted from 0. ${CONFLICT}`,
  params: OfStep,
  body: Type.Object({ ...seen, to: Type.Integer({ minimum: 0, maximum: PLAN_STEPS_MAX }) }),
  reply: SharedPlan,
})

export const removeSharedStep = endpoint({
  method: 'POST',
  path: '/mentorships/:id/plan/steps/:step/remove',
  access: 'active-mentor',
  rateLimit: 'plan',
  summary: `Remove a step of a shared plan. ${CONFLICT}`,
  params: OfStep,
  body: Type.Object(seen),
  reply: SharedPlan,
})
