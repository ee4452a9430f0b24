import type { Mentor } from '@mentor-connect/contract/api/people'
import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'
import { loadMentorTags, presentMentor, type MentorView } from '../people/mentorAccount.repo'

type Database = Kysely<ApiDatabase>

/** The active mentors, oldest account first. */
export function listActiveMentors(db: Database, view: MentorView): Promise<Mentor[]> {
  return present(db, activeMentors(db).orderBy('created_at').orderBy('id'), view)
}

export async function findActiveMentor(
  db: Database,
  id: string,
  view: MentorView,
): Promise<Mentor | undefined> {
  const [mentor] = await present(db, activeMentors(db).where('id', '=', id), view)
  return mentor
}

function activeMentors(db: Database) {
  return db.selectFrom('mentors').selectAll().where('status', '=', 'active')
}

async function present(db: Database, query: ReturnType<typeof activeMentors>, view: MentorView) {
  const rows = await query.execute()
  const tags = await loadMentorTags(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => presentMentor(row, tags.get(row.id) ?? { domains: [], links: [] }, view))
}
