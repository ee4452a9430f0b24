import type { Kysely } from 'kysely'
import { lockRows } from '../../platform/database/lockRows'
import { errors } from '../../platform/http/errors'
import type { ApiDatabase } from '../database/schema'
import { isOpenTo } from '../learning/openCourses'

/** Refuses an id that no course has. */
export async function mustExist(db: Kysely<ApiDatabase>, courseId: string) {
  const row = await db.selectFrom('courses').select('id').where('id', '=', courseId).executeTakeFirst()
  if (!row) throw errors.notFound('Course')
}

/**
 * Refuses a course that has left the catalogue, or never was in it, unless the learner is enrolled. The course stays as
 * it is until the transaction ends: it cannot be deleted or withdrawn in between.
 */
export async function mustBeOpenTo(tx: Kysely<ApiDatabase>, learnerId: string, courseId: string) {
  const open = tx
    .selectFrom('courses')
    .select('id')
    .where('id', '=', courseId)
    .where((eb) => isOpenTo(eb, learnerId))
  if (!(await lockRows(tx, open).executeTakeFirst())) throw errors.notFound('Course')
}
