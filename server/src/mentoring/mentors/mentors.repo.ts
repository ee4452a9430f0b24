import type { MentorPage } from '@mentor-connect/contract/mentoring/mentorDirectory'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import type { Database } from '../../kernel/database/schema'
import { listedById } from '../../kernel/site-map/listedPages.repo'
import { shownChecksOf } from '../../accounts/people/mentorChecks.repo'
import {
  loadMentorTags,
  presentMentor,
  showsContact,
  type MentorReader,
  type MentorRow,
} from '../../accounts/people/mentorAccount.repo'
import { findDirectoryPage, type DirectoryQuery } from './directory.query'

/** Returns the active mentors, oldest account first, without contact data and stories. */
export async function listActiveMentors(db: Database): Promise<Mentor[]> {
  const rows = await activeMentors(db)
    .select(['id', 'name', 'profile', 'verified', 'status', 'expertise', 'experience'])
    .select(['headline', 'city', 'time_zone', 'reply_rank', 'active_week', 'created_at'])
    .select(['rating_sum', 'rating_count'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return present(db, rows, 'public')
}

export async function readDirectory(db: Database, query: DirectoryQuery, now: Date): Promise<MentorPage> {
  const { rows, ...page } = await findDirectoryPage(db, query, now)
  const mentors = await present(db, rows, 'public')
  return {
    mentors: mentors.map((mentor, index) => ({ ...mentor, ...sessionsOf(rows[index]!, now) })),
    ...page,
  }
}

export async function findActiveMentor(
  db: Database,
  id: string,
  reader: MentorReader,
): Promise<Mentor | undefined> {
  const rows = await activeMentors(db).selectAll().where('id', '=', id).execute()
  const [mentor] = await present(db, rows, reader)
  if (!mentor) return undefined
  const checks = await shownChecksOf(db, id)
  return {
    ...mentor,
    ...(reader === 'public' && { showsContact: showsContact(rows[0]!) }),
    ...(checks.length > 0 && { checks }),
  }
}

interface Bookable {
  next_slot_at: string | null
  /** A boolean, which SQLite returns as a number. */
  offers_sessions: unknown
}

function sessionsOf({ next_slot_at, offers_sessions }: Bookable, now: Date) {
  const isFree = next_slot_at !== null && next_slot_at > now.toISOString()
  return {
    sessions: offers_sessions ? ('offered' as const) : ('none' as const),
    ...(isFree && { nextFreeAt: next_slot_at }),
  }
}

function activeMentors(db: Database) {
  return db.selectFrom('mentors').where('status', '=', 'active')
}

/** The mentors that search engines may list. */
export const listedMentors = listedById((db) =>
  activeMentors(db).select(['id', 'updated_at as lastModified']),
)

async function present(db: Database, rows: MentorRow[], reader: MentorReader) {
  const tags = await loadMentorTags(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => presentMentor(row, tags.get(row.id)!, reader))
}
