import { FORMER_SLUG_DAYS, FORMER_SLUGS_MAX } from '@mentor-connect/contract/rules/slugs'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { sql } from 'kysely'
import { errors } from '../../platform/http/errors'
import type { Database, Instant } from '../database/schema'

/** A table of former names, and its column with the id of the person for whom a name is kept. */
type Stored =
  | { table: 'former_slugs'; owner: 'learner_id' }
  | { table: 'former_booking_slugs'; owner: 'mentor_id' }

/** The pages that have such names now. */
interface Pages {
  isTaken: (db: Database, slug: string) => Promise<boolean>
  /** The name of a person's page; undefined if others cannot read the page. */
  shownSlugOf: (db: Database, ownerId: string) => Promise<string | undefined>
}

export const slugTaken = () => errors.invalidInput({ slug: 'Choose another address. This one is taken.' })

/** Former names in the addresses of people's own pages, which are kept for their owners for a year. */
export function formerSlugs({ table, owner }: Stored, pages: Pages) {
  const names = sql.table(table)
  const ownerId = sql.ref<string>(owner)

  async function free(tx: Database, slug: string) {
    await tx.deleteFrom(table).where('slug', '=', slug).execute()
  }

  /** The person for whom a name is kept; undefined if it is free. */
  async function keeperOf(db: Database, slug: string, now: Instant): Promise<string | undefined> {
    const row = await db
      .selectFrom(table)
      .select(ownerId.as('owner'))
      .where('slug', '=', slug)
      .where('kept_until', '>', now)
      .executeTakeFirst()
    return row?.owner
  }

  /** The names that are kept for a person, the last given up first. */
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

    /** True if no page has the name, and it is not kept for one that had it. */
    isFree: async (db: Database, slug: string, now: Instant): Promise<boolean> =>
      !(await pages.isTaken(db, slug)) && (await keeperOf(db, slug, now)) === undefined,

    /** The present name of the page that had this one within the last year; undefined if others cannot read it. */
    async presentSlugOf(db: Database, slug: string, now: Instant): Promise<string | undefined> {
      const keeper = await keeperOf(db, slug, now)
      return keeper === undefined ? undefined : pages.shownSlugOf(db, keeper)
    },

    /** Keeps the name that a person gives up. The oldest ones are free again if there are too many. */
    async keep(tx: Database, id: string, slug: string, now: Date) {
      const until = new Date(now.getTime() + FORMER_SLUG_DAYS * DAY_MS).toISOString()
      await sql`insert into ${names} (slug, ${ownerId}, kept_until) values (${slug}, ${id}, ${until})
        on conflict (slug) do update set ${ownerId} = ${id}, kept_until = ${until}`.execute(tx)
      const surplus = (await listOf(tx, id)).slice(FORMER_SLUGS_MAX)
      for (const one of surplus) await free(tx, one)
    },

    /**
     * Takes a name for a person. Call it after the page has the name, so that somebody who gives it up at the same time
     * keeps it.
     *
     * @throws ApiError if it is kept for somebody else
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
