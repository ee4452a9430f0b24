import type { LessonBody } from '@mentor-connect/contract/api/lessonBlocks'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MarkdownError } from '../lesson-text/markdownError'
import { markdownToBody } from '../lesson-text/markdownToBody'
import { drawingSize } from './drawingSize'
import type { InPlaceCourse } from './inPlaceCourses'

/** A picture of a lesson, as it is stored. */
export interface LessonDrawing {
  folder: string
  /** The path that bodies refer to. */
  path: string
  /** Name of the original file. */
  name: string
  content: Buffer
}

export interface LessonText {
  courseId: string
  lessonId: string
  body: LessonBody
  drawings: LessonDrawing[]
}

export const DRAWING_NAME = 'picture.svg'

/** The bodies of a course's lessons with their pictures. @throws Error that names the file which is not valid */
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
  const drawings = await readDrawings(folder, courseId, markdown)
  const picture = (name: string) => {
    const drawing = drawings.find((one) => one.name === name)
    return drawing && { file: drawing.path, ...drawingSize(drawing.content.toString(), name) }
  }
  try {
    const body = markdownToBody(markdown, { picture, video: () => undefined, captions: () => undefined })
    return { courseId, lessonId: id, body, drawings }
  } catch (error) {
    throw error instanceof MarkdownError ? new Error(`${courseId}/${file}: ${error.message}`) : error
  }
}

const DRAWING = /\]\(([a-z0-9-]+\.svg)[ )]/g

/** The drawings that a text refers to, in folders that are named after course and file. */
function readDrawings(folder: string, courseId: string, markdown: string): Promise<LessonDrawing[]> {
  const names = new Set([...markdown.matchAll(DRAWING)].map(([, name]) => name!))
  const present = [...names].filter((name) => existsSync(join(folder, name)))
  return Promise.all(
    present.map(async (name) => {
      const hash = createHash('sha256').update(`${courseId}/${name}`).digest('base64url')
      const stored = `lesson-${hash.slice(0, 22)}`
      return {
        ...{ folder: stored, path: `/files/${stored}/${DRAWING_NAME}`, name },
        content: await readFile(join(folder, name)),
      }
    }),
  )
}
