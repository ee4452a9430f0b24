import { lockRows } from '../../platform/database/lockRows'
import { isVisibleTo } from '../../courses/catalogue/courseVisibility.query'
import type { Database } from '../../kernel/database/schema'

export async function courseExists(db: Database, courseId: string): Promise<boolean> {
  const row = await db.selectFrom('courses').select('id').where('id', '=', courseId).executeTakeFirst()
  return row !== undefined
}

/** Locks the course until the transaction ends. Returns false if the learner may not see it. */
export async function lockVisibleCourse(tx: Database, learnerId: string, courseId: string): Promise<boolean> {
  const visible = tx
    .selectFrom('courses')
    .select('id')
    .where('id', '=', courseId)
    .where((eb) => isVisibleTo(eb, learnerId))
  return (await lockRows(tx, visible).executeTakeFirst()) !== undefined
}

export async function countStudent(tx: Database, courseId: string): Promise<void> {
  await tx
    .updateTable('courses')
    .set((eb) => ({ students: eb('students', '+', 1) }))
    .where('id', '=', courseId)
    .execute()
}
