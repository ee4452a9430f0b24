import { STANDINGS, type Standing } from '@mentor-connect/contract/admin/applications'
import type { Locale } from '@mentor-connect/contract/api/locales'
import type { MentorsTable, Database } from '../kernel/database/schema'
import { findSuspension } from '../accounts/people/sanctions.repo'
import { lockRows } from '../platform/database/lockRows'

export { STANDINGS, type Standing }

export interface ListedMentor {
  id: string
  email: string
  name: string
  standing: Standing
  expertise: string
  experience: number
  joinedAt: string
  /** The reason why the mentor was rejected or suspended; null for others. */
  reason: string | null
}

/**
 * Returns the mentors with this standing, or all mentors if none is given. The earliest sign-up comes first.
 */
export async function listMentors(db: Database, standing?: Standing): Promise<ListedMentor[]> {
  const rejections = await lastRejections(db)
  const rows = await db
    .selectFrom('mentors')
    .leftJoin('sanctions', 'sanctions.suspends', 'mentors.id')
    .select(['mentors.id', 'email', 'name', 'status', 'expertise', 'experience', 'created_at'])
    .select('sanctions.reason as suspendedFor')
    .where('verified', '=', 1)
    .orderBy('created_at')
    .orderBy('mentors.id')
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

/** Returns the last reason for rejection, by mentor id. */
async function lastRejections(db: Database): Promise<Map<string, string>> {
  const acts = await db
    .selectFrom('operator_acts')
    .select(['target', 'reason'])
    .where('act', '=', 'mentors reject')
    .orderBy('at')
    .execute()
  return new Map(acts.map(({ target, reason }) => [target, reason ?? '']))
}

/** The mentor whom a decision is about. */
export interface DecidedMentor {
  id: string
  email: string
  name: string
  language: Locale | null
}

/**
 * Returns the standing of one mentor, or undefined if the account does not exist or is not verified. The row
 * stays locked until the transaction ends.
 */
export async function findStanding(tx: Database, id: string): Promise<Standing | undefined> {
  const query = tx.selectFrom('mentors').select('status').where('id', '=', id).where('verified', '=', 1)
  const mentor = await lockRows(tx, query).executeTakeFirst()
  if (!mentor) return undefined
  if (await findSuspension(tx, id)) return 'suspended'
  const rejection = await tx
    .selectFrom('operator_acts')
    .select('reason')
    .where('target', '=', id)
    .where('act', '=', 'mentors reject')
    .limit(1)
    .executeTakeFirst()
  return standingOf(mentor.status, rejection && (rejection.reason ?? ''))
}

export function findMentor(db: Database, email: string) {
  return db
    .selectFrom('mentors')
    .select(['id', 'email', 'name', 'status', 'language'])
    .where('email', '=', email.toLowerCase())
    .where('verified', '=', 1)
    .executeTakeFirst()
}

export function findMentorById(db: Database, id: string): Promise<DecidedMentor | undefined> {
  return db
    .selectFrom('mentors')
    .select(['id', 'email', 'name', 'language'])
    .where('id', '=', id)
    .where('verified', '=', 1)
    .executeTakeFirst()
}

/** Marks the mentor as changed, so that cached pages of the mentor are rendered again. */
export async function touchMentor(db: Database, id: string, now: string) {
  await db.updateTable('mentors').set({ updated_at: now }).where('id', '=', id).execute()
}

export async function setStatus(db: Database, id: string, status: MentorsTable['status'], now: string) {
  await db.updateTable('mentors').set({ status, updated_at: now }).where('id', '=', id).execute()
}
