import type { LessonType } from './lessonTypes'

/**
 * What a lesson that is learned in place consists of. A lesson without a kind is a link, document or course of another
 * site (`LESSON_TYPES`), as older clients know it.
 */
export const LESSON_KINDS = ['text', 'video', 'document', 'quiz', 'task'] as const
export type LessonKind = (typeof LESSON_KINDS)[number]

/** The `type` of a lesson with a kind: clients that do not know kinds open its address. */
export const typeOfKind = (kind: LessonKind): LessonType => (kind === 'video' ? 'link' : 'document')

/** Kinds that only a passed attempt or an approved submission completes; a learner cannot tick them off. */
export const PROVING_KINDS = ['quiz', 'task'] as const satisfies readonly LessonKind[]
export type ProvingKind = (typeof PROVING_KINDS)[number]

export const isProving = (kind: LessonKind | undefined): kind is ProvingKind =>
  PROVING_KINDS.some((proving) => proving === kind)
