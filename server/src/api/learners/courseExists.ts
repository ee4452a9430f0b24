import type { Kysely } from 'kysely'
import { errors } from '../../platform/http/errors'
import type { ApiDatabase } from '../database/schema'

/** Refuses an id that no course has. */
export async function mustExist(db: Kysely<ApiDatabase>, courseId: string) {
  const row = await db.selectFrom('courses').select('id').where('id', '=', courseId).executeTakeFirst()
  if (!row) throw errors.notFound('Course')
}
