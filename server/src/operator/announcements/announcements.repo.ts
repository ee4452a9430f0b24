import type { AdminAnnouncement } from '@mentor-connect/contract/admin/announcements'
import { LIST_PAGE } from '@mentor-connect/contract/admin/lists'
import type { Insertable } from 'kysely'
import type { AnnouncementsTable } from '../../kernel/database/operatorTables'
import type { Instant, Database } from '../../kernel/database/schema'

/** Returns the latest announcements, including those that have ended or not begun. */
export async function latestAnnouncements(db: Database, now: Instant): Promise<AdminAnnouncement[]> {
  const rows = await db
    .selectFrom('announcements')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LIST_PAGE)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    state: stateOf(row, now),
    audience: row.audience,
    link: row.link,
    texts: { en: row.text_en, hi: row.text_hi },
    from: row.starts_at,
    until: row.ends_at,
    operator: row.created_by,
  }))
}

function stateOf({ starts_at, ends_at }: { starts_at: Instant; ends_at: Instant }, now: Instant) {
  if (ends_at <= now) return 'over'
  return starts_at > now ? 'planned' : 'shown'
}

export async function insertAnnouncement(tx: Database, row: Insertable<AnnouncementsTable>) {
  await tx.insertInto('announcements').values(row).execute()
}

/**
 * Ends an announcement. Returns its English text; undefined if no running or planned announcement has this
 * id.
 */
export async function endAnnouncementAt(tx: Database, id: string, now: Instant): Promise<string | undefined> {
  const ended = await tx
    .updateTable('announcements')
    .set({ ends_at: now })
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .returning('text_en')
    .executeTakeFirst()
  return ended?.text_en
}
