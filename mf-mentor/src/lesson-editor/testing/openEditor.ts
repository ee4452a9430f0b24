import type { Block } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import type { OwnLessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import mentorArea from '../../routes'

export const VERSION = '2026-11-21T10:00:00.000Z'

export const paragraph = (text: string, id = 'p'): Block => ({ id, type: 'paragraph', content: [{ text }] })
export const bodyOf = (...blocks: Block[]) => ({ blocks })

/** The lesson “Dough” of the course “Bread”. */
export const aLesson = (more: Partial<OwnLessonPage> = {}): OwnLessonPage => ({
  courseId: 'course-1',
  courseTitle: 'Bread',
  moduleName: 'First',
  words: 1,
  hasEarlier: true,
  lesson: { id: 'lesson-1', title: 'Dough', kind: 'text', minutes: 1 },
  countedMinutes: 1,
  version: VERSION,
  body: bodyOf(paragraph('Flour')),
  ...more,
})

export const open = () =>
  renderRoute(mentorArea, '/mentor/resources/course-1/lessons/lesson-1', {
    mount: '/mentor',
    session: signedIn(aMentor()),
  })
export const tool = (name: string) => screen.getByRole('button', { name })
export const text = () => screen.findByRole('textbox', { name: 'Text of “Dough”' })
