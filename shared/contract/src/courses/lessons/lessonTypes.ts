export const LESSON_TYPES = ['link', 'document', 'course'] as const
export type LessonType = (typeof LESSON_TYPES)[number]
