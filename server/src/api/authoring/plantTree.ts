import type { LessonDraft, ModuleDraft } from '@mentor-connect/shared/contracts/authoring'
import { randomUUID } from 'node:crypto'
import type { TreeLesson, TreeModule } from './tree.repo'

/**
 * The tree as it will be stored: trimmed, and with an id for everything. An id counts once and only when the course had
 * it before; whatever else is sent becomes something new.
 */
export function plantTree(drafts: ModuleDraft[], before: TreeModule[]): TreeModule[] {
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

function contentOf({ title, type, url, file }: LessonDraft): Omit<TreeLesson, 'id'> {
  return {
    title: title.trim(),
    type,
    url: url.trim(),
    ...(type === 'document' && file && { file }),
  }
}
