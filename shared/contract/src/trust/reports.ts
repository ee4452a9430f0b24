/** Texts in the discussion of a lesson. */
export type PostKind = 'question' | 'answer'
/** Texts that two people exchange about a task: the learner's work, and the mentor’s comment on it. */
export const WORK_KINDS = ['work', 'work-comment'] as const
export type WorkKind = (typeof WORK_KINDS)[number]
export const isWorkKind = (kind: string): kind is WorkKind => WORK_KINDS.some((one) => one === kind)
/**
 * Kinds that operators can hide → when the author is notified: at once, or together with the decision of the
 * case.
 */
export const HIDEABLE = {
  question: 'with-decision',
  answer: 'with-decision',
  'mentor-review': 'at-once',
  'workshop-message': 'with-decision',
  workshop: 'at-once',
  opening: 'at-once',
  'skill-path': 'with-decision',
  portfolio: 'with-decision',
  'community-question': 'with-decision',
  'community-answer': 'with-decision',
  work: 'at-once',
  'work-comment': 'at-once',
  project: 'with-decision',
  'project-card': 'with-decision',
  'project-comment': 'with-decision',
  'project-check-in': 'with-decision',
  'project-contribution': 'with-decision',
  'project-submission': 'with-decision',
  'project-request': 'with-decision',
  'project-file': 'with-decision',
} as const
export type HideableKind = keyof typeof HIDEABLE
/** Kinds whose authors are notified at once. */
export type ToldAtOnceKind = {
  [Kind in HideableKind]: (typeof HIDEABLE)[Kind] extends 'at-once' ? Kind : never
}[HideableKind]
export const HIDEABLE_KINDS = Object.keys(HIDEABLE) as HideableKind[]
export const isHideable = (kind: string): kind is HideableKind => Object.hasOwn(HIDEABLE, kind)
/** Kinds that a person may report. */
export const REPORT_KINDS = [
  'message',
  'room-message',
  'profile',
  'review',
  'course',
  ...HIDEABLE_KINDS,
] as const
export type ReportKind = (typeof REPORT_KINDS)[number]
/** Kinds that chat stores. Operators cannot hide them. */
const CHAT_KINDS = ['message', 'room-message'] as const
export type ChatReportKind = (typeof CHAT_KINDS)[number]
export const isChatKind = (kind: ReportKind): kind is ChatReportKind => CHAT_KINDS.some((one) => one === kind)
/**
 * Kinds that were added after contract 1.9. Clients of that version do not accept kinds that they do not
 * know.
 */
const LATER_KINDS = [
  'room-message',
  'opening',
  'skill-path',
  'portfolio',
  'project',
  'project-card',
  'project-comment',
  'project-check-in',
  'project-contribution',
  'project-submission',
  'project-request',
  'project-file',
  'community-question',
  'community-answer',
] as const satisfies ReportKind[]
export type EarlierReportKind = Exclude<ReportKind, (typeof LATER_KINDS)[number]>
export const isEarlierKind = (kind: ReportKind): kind is EarlierReportKind =>
  !LATER_KINDS.some((later) => later === kind)
export const EARLIER_REPORT_KINDS = REPORT_KINDS.filter(isEarlierKind)

/** Reasons for a report. */
export const REPORT_CATEGORIES = ['harassment', 'danger', 'money', 'spam', 'false', 'other'] as const
export type ReportCategory = (typeof REPORT_CATEGORIES)[number]

/** Maximum length of the text of a report, in grapheme clusters. */
export const REPORT_TEXT_MAX = 1_000
/** Number of messages before and after a reported one that operators may read with it. */
export const TRANSCRIPT_EACH_SIDE = 20
export const TRANSCRIPT_MAX = 2 * TRANSCRIPT_EACH_SIDE + 1
/** Maximum number of a person's reports that are listed. */
export const REPORTS_SHOWN = 50
/** Maximum number of a person's sanctions that are listed. */
export const SANCTIONS_SHOWN = 50
