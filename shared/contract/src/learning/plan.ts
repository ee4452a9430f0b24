import Type, { type Static } from 'typebox'
import { EnteredLine, REQUIRED } from '../api/enteredTexts'
import { CAREER_IDS } from './careerFields'
import { GOAL_TITLE_MAX, PLAN_STEPS_MAX, STEP_TITLE_MAX } from './planLimits'
import { STEP_KINDS } from './planSteps'
import { endpoint } from '../api/endpoint'
import { Locale } from '../api/locales'
import { Empty, Id, Month, TimeZone, literals } from '../api/wire'

/** A learner's goal and the steps towards it. */

export const Day = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', maxLength: 10 })
const WeeklyDays = Type.Integer({ minimum: 1, maximum: 7 })
const title = (max: number) => EnteredLine(max, REQUIRED)

export const Goal = Type.Object({
  id: Id,
  careerId: Type.Optional(Id),
  /** The goal in the learner's own words; absent if the goal is a career. */
  title: Type.Optional(Type.String()),
  byMonth: Type.Optional(Month),
  /** Number of days in a week on which the learner wants to learn. */
  weeklyDays: WeeklyDays,
})
export type Goal = Static<typeof Goal>

/** The course that the step currently leads to. */
const StepCourse = Type.Object({
  id: Id,
  title: Type.String(),
  isEnrolled: Type.Boolean(),
  /** Progress in the course, from 0 to 100. */
  percent: Type.Number(),
  /**
   * The reason why this course was chosen: the learner is enrolled in it or pinned it, it is in the language of the
   * page, or it has the most learners.
   */
  reason: literals(['enrolled', 'pinned', 'language', 'popular']),
  /**
   * True if the subject has no course and this one was found by a search. Its reason is then `popular`, unless the
   * learner is enrolled in it or pinned it.
   */
  bySearch: Type.Optional(Type.Boolean()),
})
export type StepCourse = Static<typeof StepCourse>

export const PlanStep = Type.Object({
  id: Id,
  kind: Type.Optional(literals(STEP_KINDS)),
  /** Title in the learner's own words; absent for the kinds `subject` and `session`. */
  title: Type.Optional(Type.String()),
  /** Id of the subject to learn. Its course is looked up when the plan is read. */
  subject: Type.Optional(Type.String()),
  course: Type.Optional(StepCourse),
  /** The mentor of a session; absent if the account was deleted. */
  mentor: Type.Optional(Type.Object({ id: Id, name: Type.String() })),
  due: Type.Optional(Day),
  /** True if the date is over and the step is neither done nor skipped. */
  isOverdue: Type.Optional(Type.Boolean()),
  isPinned: Type.Boolean(),
  isSkipped: Type.Boolean(),
  /** True if the learner has marked the step as done, the course is finished, or the session was held. */
  isDone: Type.Boolean(),
  /** False if the step is finished and no device has shown the celebration yet. */
  isCelebrated: Type.Optional(Type.Boolean()),
})
export type PlanStep = Static<typeof PlanStep>

export const PlanWeek = Type.Object({
  /** Number of days with learning since Monday. */
  days: Type.Integer(),
  /** Number of consecutive weeks in which the target was met. The current week counts once its target is met. */
  weeksMet: Type.Integer(),
  /** Number of consecutive days with learning, as in the activity of the dashboard. */
  streak: Type.Optional(Type.Integer()),
})

export const Plan = Type.Object({
  /** The learner's goal; absent if the learner has none. */
  goal: Type.Optional(Goal),
  steps: Type.Array(PlanStep, { maxItems: PLAN_STEPS_MAX }),
  week: Type.Optional(PlanWeek),
})
export type Plan = Static<typeof Plan>

export const getPlan = endpoint({
  method: 'GET',
  path: '/career/plan',
  access: 'user',
  rateLimit: 'search',
  summary: 'The caller’s goal with its steps and the running week.',
  query: Type.Object({ language: Locale, timeZone: Type.Optional(TimeZone) }),
  reply: Plan,
})

export const startGoal = endpoint({
  method: 'POST',
  path: '/career/plan/goal',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'plan',
  summary:
    'Set a goal: a career, whose subjects become steps with dates until the month, or one in the learner’s words. It replaces the goal before it with its steps.',
  body: Type.Object({
    userId: Id,
    careerId: Type.Optional(literals(CAREER_IDS)),
    title: Type.Optional(title(GOAL_TITLE_MAX)),
    byMonth: Type.Optional(Month),
    weeklyDays: WeeklyDays,
  }),
  reply: Empty,
})

export const changeGoal = endpoint({
  method: 'POST',
  path: '/career/plan/goal/change',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'plan',
  summary: 'Change the weekly target or the month of the goal; its steps stay.',
  body: Type.Object({
    userId: Id,
    weeklyDays: Type.Optional(WeeklyDays),
    byMonth: Type.Optional(Type.Union([Month, Type.Null()])),
  }),
  reply: Empty,
})

export const removeGoal = endpoint({
  method: 'POST',
  path: '/career/plan/goal/remove',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'plan',
  summary: 'Delete the goal with its steps. Courses and progress stay.',
  body: Type.Object({ userId: Id }),
  reply: Empty,
})

/** Fields of a new step, besides its id. */
export const newStepFields = {
  /** Required for the kinds `own` and `task`. A task also requires `due`. */
  title: Type.Optional(title(STEP_TITLE_MAX)),
  /** Id of the subject, for the kind `subject`. */
  subject: Type.Optional(Id),
  due: Type.Optional(Day),
}

export const addPlanStep = endpoint({
  method: 'POST',
  path: '/career/plan/steps',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'plan',
  summary: 'Add a step at the end. The id is made by the client: a repeated request changes nothing.',
  body: Type.Object({
    userId: Id,
    id: Id,
    /** Kind of the step. Default: `own`. */
    kind: Type.Optional(literals(STEP_KINDS)),
    ...newStepFields,
    /** Id of the mentor, for the kind `session`. There must be an accepted or active mentorship with this mentor. */
    mentor: Type.Optional(Id),
  }),
  reply: Empty,
})

export const changePlanStep = endpoint({
  method: 'POST',
  path: '/career/plan/steps/:id',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'plan',
  summary: 'Change what the request names of a step.',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    userId: Id,
    isDone: Type.Optional(Type.Boolean()),
    isSkipped: Type.Optional(Type.Boolean()),
    /** Pins this course to the step; null lets the course be looked up again. */
    courseId: Type.Optional(Type.Union([Id, Type.Null()])),
    due: Type.Optional(Type.Union([Day, Type.Null()])),
  }),
  reply: Empty,
})

export const movePlanStep = endpoint({
  method: 'POST',
  path: '/career/plan/steps/:id/move',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'plan',
  summary: 'Put a step at a place of the plan, counted from 0; beyond the end, at the end.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ userId: Id, to: Type.Integer({ minimum: 0, maximum: PLAN_STEPS_MAX }) }),
  reply: Empty,
})

export const removePlanStep = endpoint({
  method: 'POST',
  path: '/career/plan/steps/:id/remove',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'plan',
  summary: 'Remove a step. Doing it twice changes nothing.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ userId: Id }),
  reply: Empty,
})

export const celebrateSteps = endpoint({
  method: 'POST',
  path: '/career/plan/celebrate',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'plan',
  summary:
    'Take over showing that steps are finished: names those that are, and that no other request has been given.',
  body: Type.Object({ userId: Id }),
  reply: Type.Object({ steps: Type.Array(Id, { maxItems: PLAN_STEPS_MAX }) }),
})
