/**
 * Kinds of steps: something that the learner does (`own`), a task with a date, a subject to learn, or a session with
 * a mentor. Steps of the kinds `subject` and `session` become done automatically.
 */
export const STEP_KINDS = ['own', 'task', 'subject', 'session'] as const
export type StepKind = (typeof STEP_KINDS)[number]

/** Kinds of changes that a mentor makes in a shared plan. They are stored by name, so they must not be renamed. */
export const PLAN_CHANGE_KINDS = ['add', 'date', 'move', 'remove'] as const
export type PlanChangeKind = (typeof PLAN_CHANGE_KINDS)[number]
