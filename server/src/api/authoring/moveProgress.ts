import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import { lessonKey } from '../learning/completion'
import type { TreeModule } from './tree.repo'

/** Where each lesson went: old key → new key; null for a lesson that is gone. Those that stay are not in it. */
export function movesBetween(before: TreeModule[], after: TreeModule[]): Map<string, string | null> {
  const places = keysById(after)
  const moves = new Map<string, string | null>()
  for (const [id, key] of keysById(before)) {
    const now = places.get(id) ?? null
    if (now !== key) moves.set(key, now)
  }
  return moves
}

function keysById(tree: TreeModule[]): Map<string, string> {
  return new Map(
    tree.flatMap(({ lessons }, module_position) =>
      lessons.map(({ id }, position) => [id, lessonKey({ module_position, position })] as const),
    ),
  )
}

const AWAY = 'moving:'

/** Everybody's progress follows the lessons: two steps, because two lessons may change places. */
export async function moveProgress(
  db: Kysely<ApiDatabase>,
  courseId: string,
  moves: Map<string, string | null>,
) {
  for (const [from, to] of moves) {
    if (to === null) await forgetKey(db, courseId, from)
    else await renameKey(db, courseId, from, AWAY + from)
  }
  for (const [from, to] of moves) if (to !== null) await renameKey(db, courseId, AWAY + from, to)
}

function renameKey(db: Kysely<ApiDatabase>, courseId: string, from: string, to: string) {
  return db
    .updateTable('lesson_progress')
    .set({ lesson_key: to })
    .where('course_id', '=', courseId)
    .where('lesson_key', '=', from)
    .execute()
}

function forgetKey(db: Kysely<ApiDatabase>, courseId: string, key: string) {
  return db
    .deleteFrom('lesson_progress')
    .where('course_id', '=', courseId)
    .where('lesson_key', '=', key)
    .execute()
}
