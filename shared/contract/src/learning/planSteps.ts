/**
 * What a step of a plan is: a subject to learn, something that the learner does, a task with a date, or a session with a
 * mentor. Subjects and sessions are done by themselves.
 */
export const STEP_KINDS = ['own', 'task', 'subject', 'session'] as const
export type StepKind = (typeof STEP_KINDS)[number]

/** What a mentor changes in a shared plan. Names are stored. */
export const PLAN_CHANGE_KINDS = ['add', 'date', 'move', 'remove'] as const
export type PlanChangeKind = (typeof PLAN_CHANGE_KINDS)[number]
