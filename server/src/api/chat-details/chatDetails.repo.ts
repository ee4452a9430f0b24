import type { ChatPerson } from '@mentor-connect/contract/api/chat'
import type { Kysely } from 'kysely'
import type { ApiDatabase } from '../database/schema'

export type KnownPerson = ChatPerson & { email: string }

/** The people with these ids, in no particular order; unknown ids are left out. */
export async function peopleById(db: Kysely<ApiDatabase>, ids: string[]): Promise<KnownPerson[]> {
  if (ids.length === 0) return []
  const learners = await db
    .selectFrom('learners')
    .leftJoin('suspensions', 'suspensions.person_id', 'learners.id')
    .select(['id', 'name', 'profile', 'email', 'suspensions.suspended_at'])
    .where('id', 'in', ids)
    .execute()
  const mentors = await db
    .selectFrom('mentors')
    .select(['id', 'name', 'profile', 'email', 'status'])
    .where('id', 'in', ids)
    // The account of a deleted mentor remains as an unverified row while learners are enrolled in the courses.
    .where('verified', '=', 1)
    .execute()
  return [
    ...learners.map((row) => present(row, 'user', row.suspended_at === null)),
    ...mentors.map((row) => present(row, 'mentor', row.status === 'active')),
  ]
}

interface Row {
  id: string
  name: string
  profile: string | null
  email: string
}

function present({ id, name, profile, email }: Row, role: 'user' | 'mentor', active: boolean): KnownPerson {
  return { _id: id, name, ...(profile && { profile }), role, active, email }
}
