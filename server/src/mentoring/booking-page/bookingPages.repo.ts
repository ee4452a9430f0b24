import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import { listedById } from '../../kernel/site-map/listedPages.repo'
import { formerSlugs } from '../../kernel/slugs/formerSlugs.repo'

export type StoredBookingPage = Selectable<ApiDatabase['booking_pages']>

/**
 * Selects the pages that others may read now: those of mentors who are approved, not suspended and not away.
 */
const shownPages = (db: Database) =>
  db
    .selectFrom('booking_pages')
    .innerJoin('mentors', 'mentors.id', 'booking_pages.mentor_id')
    .leftJoin('mentor_places', 'mentor_places.mentor_id', 'booking_pages.mentor_id')
    .leftJoin('sanctions', 'sanctions.suspends', 'booking_pages.mentor_id')
    .where('booking_pages.is_on', '=', 1)
    .where('mentors.status', '=', 'active')
    .where('sanctions.id', 'is', null)
    .where((eb) =>
      eb.or([eb('mentor_places.pause_reason', 'is', null), eb('mentor_places.pause_reason', '<>', 'away')]),
    )

/** The pages that search engines may list. */
export const listedBookingPages = listedById((db) =>
  shownPages(db)
    .select(['booking_pages.slug as id', 'booking_pages.updated_at as lastModified'])
    .where('booking_pages.is_listed', '=', 1),
)

export const findShown = (db: Database, slug: string) =>
  shownPages(db)
    .leftJoin('mentor_availability', 'mentor_availability.mentor_id', 'booking_pages.mentor_id')
    .selectAll('booking_pages')
    .select(['mentors.name', 'mentors.profile', 'mentors.headline', 'mentor_availability.kinds'])
    .where('booking_pages.slug', '=', slug)
    .executeTakeFirst()

/** Returns the name in the address of a mentor's page; undefined if others cannot read the page. */
export async function shownSlugOf(db: Database, mentorId: string): Promise<string | undefined> {
  const row = await shownPages(db)
    .select('booking_pages.slug')
    .where('booking_pages.mentor_id', '=', mentorId)
    .executeTakeFirst()
  return row?.slug
}

export const findOwnPage = (db: Database, mentorId: string): Promise<StoredBookingPage | undefined> =>
  db.selectFrom('booking_pages').selectAll().where('mentor_id', '=', mentorId).executeTakeFirst()

async function isTaken(db: Database, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('booking_pages')
    .select('mentor_id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row !== undefined
}

export const formerBookingSlugs = formerSlugs(
  { table: 'former_booking_slugs', owner: 'mentor_id' },
  { isTaken, shownSlugOf },
)

/**
 * Inserts a booking page.
 *
 * @throws a unique violation if another page has the same slug
 */
export async function insertPage(tx: Database, row: Insertable<ApiDatabase['booking_pages']>) {
  await tx.insertInto('booking_pages').values(row).execute()
}

/**
 * Updates a booking page.
 *
 * @throws a unique violation if another page has the same slug
 */
export async function updatePage(
  tx: Database,
  mentorId: string,
  values: Updateable<ApiDatabase['booking_pages']>,
) {
  await tx.updateTable('booking_pages').set(values).where('mentor_id', '=', mentorId).execute()
}

/** Returns the page of a mentor and its former names, for the export of the account. */
export async function exportedPage(db: Database, mentorId: string) {
  const page = await db
    .selectFrom('booking_pages')
    .select(['slug', 'is_on', 'is_listed', 'created_at', 'updated_at'])
    .where('mentor_id', '=', mentorId)
    .execute()
  const former = await db
    .selectFrom('former_booking_slugs')
    .select(['slug', 'kept_until'])
    .where('mentor_id', '=', mentorId)
    .orderBy('kept_until')
    .execute()
  return { page, former }
}
