import type { LessonWhat } from '../../lesson-kinds/lessonIcons'
import type { LessonChoice } from '../lessonValues'

/** The kinds of lessons that a mentor can add, in the order of the buttons. */
export const LESSON_CHOICES: [LessonWhat, LessonChoice][] = [
  ['kind.text', { kind: 'text' }],
  ['kind.video', { kind: 'video' }],
  ['kind.quiz', { kind: 'quiz' }],
  ['kind.task', { kind: 'task' }],
  ['link', { type: 'link' }],
  ['document', { type: 'document' }],
  ['course', { type: 'course' }],
]
