import { COURSE_LEVELS } from '@mentor-connect/contract/courses/courseFacts'
import { LESSON_KINDS } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import { literals } from '@mentor-connect/contract/api/wire'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'

/**
 * Folder with the demo content. It is next to the server's package, wherever the bundles of the server are.
 */
export const DEMO_CONTENT = join(
  dirname(createRequire(import.meta.url).resolve('@mentor-connect/server/package.json')),
  'demo-content',
)

const text = Type.String({ minLength: 1 })

const lesson = Type.Object({
  /** Name of the lesson's file: Markdown, or the questions of a quiz as text. */
  file: text,
  id: text,
  title: text,
  kind: literals(LESSON_KINDS),
  minutes: Type.Optional(Type.Integer({ minimum: 1 })),
  preview: Type.Optional(Type.Literal(true)),
})
export type InPlaceLesson = Static<typeof lesson>

const course = Type.Object({
  id: text,
  /** Id of a demo mentor. */
  mentor: text,
  title: text,
  description: text,
  domain: Type.Array(text, { minItems: 1 }),
  level: Type.Optional(literals(COURSE_LEVELS)),
  hours: Type.Optional(Type.Number()),
  outcomes: Type.Optional(Type.Array(text)),
  needs: Type.Optional(Type.Array(text)),
  modules: Type.Array(Type.Object({ name: text, lessons: Type.Array(lesson, { minItems: 1 }) })),
})
export type InPlaceCourse = Static<typeof course>

/**
 * Reads the courses with content on the platform from `folder`. Each has its own folder with a `course.json`.
 */
export function readInPlaceCourses(folder: string): InPlaceCourse[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map((name) => join(folder, name, 'course.json'))
    .filter((file) => existsSync(file))
    .map((file) => Value.Parse(course, JSON.parse(readFileSync(file, 'utf8'))))
}
