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
  /** What the learner wrote; absent if the career says it. */
  title: Type.Optional(Type.String()),
  byMonth: Type.Optional(Month),
  /** Days of learning in a week that the learner aims for. */
  weeklyDays: WeeklyDays,
})
export type Goal = Static<typeof Goal>

/** The course that a step leads to now. */
const StepCourse = Type.Object({
  id: Id,
  title: Type.String(),
  isEnrolled: Type.Boolean(),
  /** A number from 0 to 100. */
  percent: Type.Number(),
  /** Why this one: the learner is in it or chose it, or it is in the language of the page, or it has the most learners. */
  reason: literals(['enrolled', 'pinned', 'language', 'popular']),
  /** The subject has no course: a search for it found this one, which has the reason `popular`, if no other. */
  bySearch: Type.Optional(Type.Boolean()),
})
export type StepCourse = Static<typeof StepCourse>

export const PlanStep = Type.Object({
  id: Id,
  kind: Type.Optional(literals(STEP_KINDS)),
  /** In own words; absent for a subject and a session. */
  title: Type.Optional(Type.String()),
  /** Id of the subject to learn; its course is looked up when the plan is read. */
  subject: Type.Optional(Type.String()),
  course: Type.Optional(StepCourse),
  /** The mentor of a session; absent if the account was deleted. */
  mentor: Type.Optional(Type.Object({ id: Id, name: Type.String() })),
  due: Type.Optional(Day),
  /** The date is over, and the step is neither done nor skipped. */
  isOverdue: Type.Optional(Type.Boolean()),
  isPinned: Type.Boolean(),
  isSkipped: Type.Boolean(),
  /** Marked by the learner, or the course is finished, or the session was held. */
  isDone: Type.Boolean(),
  /** False for a finished step that no device has shown as finished yet. */
  isCelebrated: Type.Optional(Type.Boolean()),
})
export type PlanStep = Static<typeof PlanStep>

export const PlanWeek = Type.Object({
  /** Days of learning since Monday. */
  days: Type.Integer(),
  /** Weeks in a row, up to the last one, in which the target was met. The running week counts once it is. */
  weeksMet: Type.Integer(),
  /** Days in a row, as in the activity of the dashboard. */
  streak: Type.Optional(Type.Integer()),
})

export const Plan = Type.Object({
  /** Absent if the learner has none. */
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

/** What a new step is made of, besides its id. */
export const newStepFields = {
  /** `own` and `task` need a title, a task also a date. */
  title: Type.Optional(title(STEP_TITLE_MAX)),
  /** For `subject`: its id. */
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
    /** Default: `own`. */
    kind: Type.Optional(literals(STEP_KINDS)),
    ...newStepFields,
    /** For `session`: a mentor of an accepted or active mentorship. */
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
    /** Keeps this course in the step; null lets it be looked up again. */
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
