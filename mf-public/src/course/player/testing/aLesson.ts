import type { Course, Lesson } from '@mentor-connect/contract/courses/courses'
import type { Block, Inline } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import type { LessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { aCourse } from '@mentor-connect/testing'

export const words = (text: string): Inline[] => [{ text }]

export const aParagraph = (id: string, text = `Text of ${id}`): Block => ({
  id,
  type: 'paragraph',
  content: words(text),
})

const inPlace = (id: string, title: string, parts: Partial<Lesson> = {}): Lesson => ({
  id,
  title,
  type: 'document',
  url: `http://localhost/resource/course-1/lessons/${id}`,
  kind: 'text',
  minutes: 6,
  ...parts,
})

/** A course with three lessons on the platform, and one on another site. */
export function aCourseInPlace(parts: Partial<Course> = {}): Course {
  return aCourse({
    modules: [
      {
        name: 'First steps',
        lessons: [inPlace('tags', 'Tags', { preview: true }), inPlace('links', 'Links')],
      },
      {
        name: 'Going on',
        lessons: [
          { id: 'spec', title: 'The standard', type: 'link', url: 'https://example.test/spec' },
          inPlace('forms', 'Forms'),
        ],
      },
    ],
    lessonCount: 4,
    ...parts,
  })
}

/** The first lesson of `aCourseInPlace`. */
export function aLesson(parts: Partial<LessonPage> = {}): LessonPage {
  return {
    courseId: 'course-1',
    courseTitle: 'Learn JavaScript',
    moduleName: 'First steps',
    lesson: { id: 'tags', title: 'Tags', kind: 'text', minutes: 6, preview: true },
    body: { blocks: [aParagraph('one'), aParagraph('two'), aParagraph('three')] },
    version: '2026-11-20T08:30:00.000Z',
    key: '0-0',
    next: { id: 'links', title: 'Links', kind: 'text' },
    ...parts,
  }
}

/** A lesson with only these blocks. */
export const aLessonOf = (...blocks: Block[]) => aLesson({ body: { blocks } })
