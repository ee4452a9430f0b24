import { FORMER_SLUGS_MAX } from '@mentor-connect/contract/rules/slugs'
import type { Database, Instant } from '../../kernel/database/schema'
import { shownSlugOf } from './bookingPages.repo'

/** Keeps a former name for a mentor. The oldest ones are free again if there are too many. */
export async function keepSlug(tx: Database, mentorId: string, slug: string, keptUntil: Instant) {
  const values = { mentor_id: mentorId, kept_until: keptUntil }
  await tx
    .insertInto('former_booking_slugs')
    .values({ slug, ...values })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
    .execute()
  const kept = tx
    .selectFrom('former_booking_slugs')
    .select('slug')
    .where('mentor_id', '=', mentorId)
    .orderBy('kept_until', 'desc')
    .orderBy('slug')
  const surplus = (await kept.execute()).slice(FORMER_SLUGS_MAX)
  for (const row of surplus) await freeSlug(tx, row.slug)
}

/** The mentor for whom a name is kept; undefined if it is free. */
export async function keeperOf(db: Database, slug: string, now: Instant): Promise<string | undefined> {
  const row = await db
    .selectFrom('former_booking_slugs')
    .select('mentor_id')
    .where('slug', '=', slug)
    .where('kept_until', '>', now)
    .executeTakeFirst()
  return row?.mentor_id
}

/** The present name of a page that had another one; undefined if others cannot read it. */
export async function movedSlugOf(db: Database, slug: string, now: Instant): Promise<string | undefined> {
  const mentorId = await keeperOf(db, slug, now)
  return mentorId === undefined ? undefined : shownSlugOf(db, mentorId)
}

/** Frees a name, for its owner to use it again. */
export async function freeSlug(tx: Database, slug: string) {
  await tx.deleteFrom('former_booking_slugs').where('slug', '=', slug).execute()
}

export async function deleteExpiredBookingSlugs(db: Database, now: Instant) {
  await db.deleteFrom('former_booking_slugs').where('kept_until', '<=', now).execute()
}
