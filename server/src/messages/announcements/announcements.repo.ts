import type { Announcement } from '@mentor-connect/contract/messages/announcements'
import { ANNOUNCEMENTS_SHOWN } from '@mentor-connect/contract/rules/limits'
import type { Instant, Database } from '../../kernel/database/schema'

/** Returns the announcements that are shown at this time, latest first. */
export async function presentAnnouncements(db: Database, now: Instant): Promise<Announcement[]> {
  const rows = await db
    .selectFrom('announcements')
    .select(['id', 'text_en', 'text_hi', 'link', 'audience', 'ends_at'])
    .where('ends_at', '>', now)
    .where('starts_at', '<=', now)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(ANNOUNCEMENTS_SHOWN)
    .execute()
  return rows.map(({ id, text_en, text_hi, link, audience, ends_at }) => ({
    _id: id,
    audience,
    texts: { en: text_en, hi: text_hi },
    until: ends_at,
    ...(link && { link }),
  }))
}
