export { changesIn, entriesOf, statusesOf } from './lessonChanges'
export type { LearnerCourse, LessonChange, LessonChanges } from './lessonChanges'
export { isFinal, saveProgress } from './saveProgress'
export { progressOutbox, flushUnsentProgress } from './flushUnsentProgress'
