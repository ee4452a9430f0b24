import { FORMER_SLUG_DAYS, FORMER_SLUGS_MAX } from '@mentor-connect/contract/rules/slugs'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { sql } from 'kysely'
import { errors } from '../../platform/http/errors'
import type { Database, Instant } from '../database/schema'

/** A table of former names, and its column with the id of the person for whom a name is reserved. */
type Stored =
  | { table: 'former_slugs'; owner: 'learner_id' }
  | { table: 'former_booking_slugs'; owner: 'mentor_id' }

/** The pages to which the names belong. */
interface Pages {
  isTaken: (db: Database, slug: string) => Promise<boolean>
  /** Returns the present name of a person's page; undefined if others cannot read the page. */
  shownSlugOf: (db: Database, ownerId: string) => Promise<string | undefined>
}

export const slugTaken = () => errors.invalidInput({ slug: 'Choose another address. This one is taken.' })

/** Reserves former names in the addresses of people's pages for their owners, for one year. */
export function formerSlugs({ table, owner }: Stored, pages: Pages) {
  const names = sql.table(table)
  const ownerId = sql.ref<string>(owner)

  async function free(tx: Database, slug: string) {
    await tx.deleteFrom(table).where('slug', '=', slug).execute()
  }

  /** Returns the id of the person for whom a name is reserved; undefined if it is not reserved. */
  async function keeperOf(db: Database, slug: string, now: Instant): Promise<string | undefined> {
    const row = await db
      .selectFrom(table)
      .select(ownerId.as('owner'))
      .where('slug', '=', slug)
      .where('kept_until', '>', now)
      .executeTakeFirst()
    return row?.owner
  }

  /** Returns the names that are reserved for a person, the most recently given up first. */
  async function listOf(db: Database, id: string): Promise<string[]> {
    const rows = await db
      .selectFrom(table)
      .select('slug')
      .where(ownerId, '=', id)
      .orderBy('kept_until', 'desc')
      .orderBy('slug')
      .execute()
    return rows.map(({ slug }) => slug)
  }

  return {
    listOf,

    /** Returns true if no page has the name and it is not reserved. */
    isFree: async (db: Database, slug: string, now: Instant): Promise<boolean> =>
      !(await pages.isTaken(db, slug)) && (await keeperOf(db, slug, now)) === undefined,

    /**
     * Returns the present name of the page that had this name within the last year; undefined if others
     * cannot read the page.
     */
    async presentSlugOf(db: Database, slug: string, now: Instant): Promise<string | undefined> {
      const keeper = await keeperOf(db, slug, now)
      return keeper === undefined ? undefined : pages.shownSlugOf(db, keeper)
    },

    /** Reserves the name that a person gives up. If the person then has too many, the oldest become free. */
    async keep(tx: Database, id: string, slug: string, now: Date) {
      const until = new Date(now.getTime() + FORMER_SLUG_DAYS * DAY_MS).toISOString()
      await sql`insert into ${names} (slug, ${ownerId}, kept_until) values (${slug}, ${id}, ${until})
        on conflict (slug) do update set ${ownerId} = ${id}, kept_until = ${until}`.execute(tx)
      const surplus = (await listOf(tx, id)).slice(FORMER_SLUGS_MAX)
      for (const one of surplus) await free(tx, one)
    },

    /**
     * Ends the reservation of a name that a person takes. Call it after the page has the name, so that
     * another person who gives up the name at the same time still keeps it reserved.
     *
     * @throws ApiError if the name is reserved for somebody else
     */
    async take(tx: Database, id: string, slug: string, now: Instant) {
      const keeper = await keeperOf(tx, slug, now)
      if (keeper !== undefined && keeper !== id) throw slugTaken()
      await free(tx, slug)
    },

    async deleteExpired(db: Database, now: Instant) {
      await db.deleteFrom(table).where('kept_until', '<=', now).execute()
    },
  }
}
