import type { Mentor } from '@mentor-connect/contract/api/people'
import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import { loadMentorTags, presentMentor, type MentorReader } from '../people/mentorAccount.repo'

type Database = Kysely<ApiDatabase>

/** The active mentors, oldest account first, without contact data. */
export function listActiveMentors(db: Database): Promise<Mentor[]> {
  return present(db, activeMentors(db).orderBy('created_at').orderBy('id'), 'public')
}

export async function findActiveMentor(
  db: Database,
  id: string,
  reader: MentorReader,
): Promise<Mentor | undefined> {
  const [mentor] = await present(db, activeMentors(db).where('id', '=', id), reader)
  return mentor
}

function activeMentors(db: Database) {
  return db.selectFrom('mentors').selectAll().where('status', '=', 'active')
}

async function present(db: Database, query: ReturnType<typeof activeMentors>, reader: MentorReader) {
  const rows = await query.execute()
  const tags = await loadMentorTags(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => presentMentor(row, tags.get(row.id) ?? { domains: [], links: [] }, reader))
}
