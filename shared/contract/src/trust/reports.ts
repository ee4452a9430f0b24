/** What is written in the discussion of a lesson. */
export const POST_KINDS = ['question', 'answer'] as const
export type PostKind = (typeof POST_KINDS)[number]
/** What two people write to each other about a task: what the learner has sent, and the mentor’s comment about it. */
export const WORK_KINDS = ['work', 'work-comment'] as const
export type WorkKind = (typeof WORK_KINDS)[number]
export const isWorkKind = (kind: string): kind is WorkKind => WORK_KINDS.some((one) => one === kind)
/** What the mentor of a workshop writes: to those with a seat, and its title and description. */
export const WORKSHOP_KINDS = ['workshop-message', 'workshop'] as const
export type WorkshopKind = (typeof WORKSHOP_KINDS)[number]
export const isWorkshopKind = (kind: string): kind is WorkshopKind =>
  WORKSHOP_KINDS.some((one) => one === kind)
/** What operators can hide. */
export const HIDEABLE_KINDS = [...POST_KINDS, 'mentor-review', ...WORKSHOP_KINDS, ...WORK_KINDS] as const
export type HideableKind = (typeof HIDEABLE_KINDS)[number]
/** What a person may report. */
export const REPORT_KINDS = ['message', 'profile', 'review', 'course', ...HIDEABLE_KINDS] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** Why a person reports something. */
export const REPORT_CATEGORIES = ['harassment', 'danger', 'money', 'spam', 'false', 'other'] as const
export type ReportCategory = (typeof REPORT_CATEGORIES)[number]

/** Longest text of a report, in grapheme clusters. */
export const REPORT_TEXT_MAX = 1_000
/** The messages before and after a reported one that operators may read with it. */
export const TRANSCRIPT_EACH_SIDE = 20
export const TRANSCRIPT_MAX = 2 * TRANSCRIPT_EACH_SIDE + 1
/** How many of a person's reports are listed. */
export const REPORTS_SHOWN = 50
/** How many of a person's sanctions are listed. */
export const SANCTIONS_SHOWN = 50
