import type { Kysely } from 'kysely'
import type { ApiDatabase, MentorsTable } from '../api/database/schema'

type Database = Kysely<ApiDatabase>

/** `rejected` and `suspended` mentors were made inactive by an operator, `pending` ones wait for a decision. */
export const STANDINGS = ['pending', 'active', 'rejected', 'suspended'] as const
export type Standing = (typeof STANDINGS)[number]

export interface ListedMentor {
  id: string
  email: string
  name: string
  standing: Standing
  expertise: string
  experience: number
  joinedAt: string
  /** Why the mentor was rejected or suspended. */
  reason: string | null
}

/** Longest waiting first. */
export async function listMentors(db: Database, standing?: Standing): Promise<ListedMentor[]> {
  const rejections = await lastRejections(db)
  const rows = await db
    .selectFrom('mentors')
    .leftJoin('suspensions', 'suspensions.person_id', 'mentors.id')
    .select(['id', 'email', 'name', 'status', 'expertise', 'experience', 'created_at'])
    .select('suspensions.reason as suspendedFor')
    .where('verified', '=', 1)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows
    .map(({ status, created_at: joinedAt, suspendedFor, ...row }) => {
      const rejectedFor = status === 'inactive' ? rejections.get(row.id) : undefined
      const standing = suspendedFor !== null ? 'suspended' : standingOf(status, rejectedFor)
      return { ...row, joinedAt, standing, reason: suspendedFor ?? rejectedFor ?? null } as const
    })
    .filter((mentor) => !standing || mentor.standing === standing)
}

function standingOf(status: MentorsTable['status'], reason: string | undefined): Standing {
  if (status === 'active') return 'active'
  return reason === undefined ? 'pending' : 'rejected'
}

/** The last reason for rejection, by mentor id. */
async function lastRejections(db: Database): Promise<Map<string, string>> {
  const acts = await db
    .selectFrom('operator_acts')
    .select(['target', 'reason'])
    .where('act', '=', 'mentors reject')
    .orderBy('at')
    .execute()
  return new Map(acts.map(({ target, reason }) => [target, reason ?? '']))
}

export function findMentor(db: Database, email: string) {
  return db
    .selectFrom('mentors')
    .select(['id', 'email', 'name', 'status', 'language'])
    .where('email', '=', email.toLowerCase())
    .where('verified', '=', 1)
    .executeTakeFirst()
}

export async function setStatus(db: Database, id: string, status: MentorsTable['status'], now: string) {
  await db.updateTable('mentors').set({ status, updated_at: now }).where('id', '=', id).execute()
}
