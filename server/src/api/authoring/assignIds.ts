import type { LessonDraft, ModuleDraft } from '@mentor-connect/contract/api/authoring'
import { randomUUID } from 'node:crypto'
import type { OutlineLesson, OutlineModule } from '../course-data/outline.repo'

/**
 * The outline as it will be stored: trimmed, and with an id for every module and lesson. A given id is kept once, and only
 * if the course had it before; everything else gets a new id.
 */
export function assignIds(drafts: ModuleDraft[], before: OutlineModule[]): OutlineModule[] {
  const modules = new Set(before.map(({ id }) => id))
  const lessons = new Set(before.flatMap((module) => module.lessons.map(({ id }) => id)))
  return drafts.map(({ id, name, lessons: written }) => ({
    id: claim(modules, id),
    name: name.trim(),
    lessons: written.map((lesson) => ({ id: claim(lessons, lesson.id), ...contentOf(lesson) })),
  }))
}

function claim(known: Set<string>, id: string | undefined): string {
  return id !== undefined && known.delete(id) ? id : randomUUID()
}

function contentOf({ title, type, url, file }: LessonDraft): Omit<OutlineLesson, 'id'> {
  return {
    title: title.trim(),
    type,
    url: url.trim(),
    ...(type === 'document' && file && { file }),
  }
}
