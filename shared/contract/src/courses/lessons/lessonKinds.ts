import type { LessonType } from './lessonTypes'

/**
 * Kinds of lessons that are taken on this site. A lesson without a kind is a link, document or course of another site
 * (`LESSON_TYPES`), as older clients know it.
 */
export const LESSON_KINDS = ['text', 'video', 'document', 'quiz', 'task'] as const
export type LessonKind = (typeof LESSON_KINDS)[number]

/** Returns the `type` of a lesson with a kind, for clients that do not know kinds. They open the lesson's address. */
export const typeOfKind = (kind: LessonKind): LessonType => (kind === 'video' ? 'link' : 'document')

/**
 * Kinds of lessons that are completed only by a passed attempt or an approved submission. A learner cannot tick them
 * off.
 */
export const PROVING_KINDS = ['quiz', 'task'] as const satisfies readonly LessonKind[]
export type ProvingKind = (typeof PROVING_KINDS)[number]

export const isProving = (kind: LessonKind | undefined): kind is ProvingKind =>
  PROVING_KINDS.some((proving) => proving === kind)
