import type { LessonDraft, ModuleDraft } from '@mentor-connect/contract/courses/authoring/authoring'
import { typeOfKind } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import { completeUrl } from '@mentor-connect/contract/courses/courseRules'
import { randomUUID } from 'node:crypto'
import type { OutlineLesson, OutlineModule } from '../catalogue/outline.repo'

/**
 * Returns the outline as it will be stored: trimmed, and with an id for every module and lesson. A given id
 * is kept only if the course had it before, and only where it first occurs; all other modules and lessons get
 * new ids.
 */
export function assignIds(drafts: ModuleDraft[], before: OutlineModule[]): OutlineModule[] {
  const modules = new Set(before.map(({ id }) => id))
  const stored = new Map(before.flatMap((module) => module.lessons.map((lesson) => [lesson.id, lesson])))
  const lessons = new Set(stored.keys())
  return drafts.map(({ id, name, lessons: written }) => ({
    id: claim(modules, id),
    name: name.trim(),
    lessons: written.map((lesson) => {
      const id = claim(lessons, lesson.id)
      return { id, ...contentOf(lesson, stored.get(id)) }
    }),
  }))
}

function claim(known: Set<string>, id: string | undefined): string {
  return id !== undefined && known.delete(id) ? id : randomUUID()
}

/**
 * Returns the content of a lesson to store. The stored kind takes precedence: clients that do not support
 * kinds of lessons send every lesson as a link to its page.
 */
function contentOf(draft: LessonDraft, stored: OutlineLesson | undefined): Omit<OutlineLesson, 'id'> {
  const kind = stored ? stored.kind : draft.kind
  const title = draft.title.trim()
  if (kind) return { title, kind, type: typeOfKind(kind), url: '', ...readingOf(draft, stored) }
  const { type, url, file } = draft
  return { title, type, url: completeUrl(url), ...(type === 'document' && file && { file }) }
}

function readingOf(draft: LessonDraft, stored: OutlineLesson | undefined) {
  const { minutes = stored?.minutes, preview = stored?.preview } = draft
  return { ...(minutes !== undefined && { minutes }), ...(preview && { preview: true as const }) }
}
