import type { Kysely } from 'kysely'
import { errors } from '../../platform/http/errors'
import type { ApiDatabase } from '../database/schema'
import { isOpenTo } from '../learning/openCourses'

/** Refuses an id that no course has. */
export async function mustExist(db: Kysely<ApiDatabase>, courseId: string) {
  const row = await db.selectFrom('courses').select('id').where('id', '=', courseId).executeTakeFirst()
  if (!row) throw errors.notFound('Course')
}

/** Refuses a course that has left the catalogue, or never was in it, unless the learner is enrolled. */
export async function mustBeOpenTo(db: Kysely<ApiDatabase>, learnerId: string, courseId: string) {
  const row = await db
    .selectFrom('courses')
    .select('id')
    .where('id', '=', courseId)
    .where((eb) => isOpenTo(eb, learnerId))
    .executeTakeFirst()
  if (!row) throw errors.notFound('Course')
}
