import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { markdownToBody } from '../../courses/lesson-text/markdownToBody'
import { MarkdownError } from '../../courses/lesson-text/parseMarkdown'
import type { InPlaceCourse } from './inPlaceCourses'
import { readLessonFiles, uploadsIn, type LessonFile } from './lessonFiles'

export interface LessonText {
  courseId: string
  lessonId: string
  body: LessonBody
  files: LessonFile[]
}

/**
 * Reads the bodies of a course's lessons with their files.
 *
 * @throws Error that names the invalid file
 */
export async function readLessonTexts(folder: string, course: InPlaceCourse): Promise<LessonText[]> {
  const lessons = course.modules.flatMap((module) => module.lessons).filter(({ kind }) => kind !== 'quiz')
  return Promise.all(lessons.map((lesson) => readLessonText(join(folder, course.id), course.id, lesson)))
}

async function readLessonText(
  folder: string,
  courseId: string,
  { id, file }: { id: string; file: string },
): Promise<LessonText> {
  const markdown = await readFile(join(folder, file), 'utf8')
  const files = await readLessonFiles(folder, courseId, markdown)
  try {
    return { courseId, lessonId: id, body: markdownToBody(markdown, uploadsIn(files)), files }
  } catch (error) {
    throw error instanceof MarkdownError ? new Error(`${courseId}/${file}: ${error.message}`) : error
  }
}
