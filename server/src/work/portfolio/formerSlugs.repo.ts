import { FORMER_SLUGS_MAX } from '@mentor-connect/contract/work/portfolioLimits'
import type { Database, Instant } from '../../kernel/database/schema'
import { shownSlugOf } from './portfolio.repo'

interface Former {
  slug: string
  learnerId: string
}

/** Keeps a former name for a learner. The oldest one is free again if there are too many. */
export async function keepSlug(tx: Database, { slug, learnerId }: Former, keptUntil: Instant) {
  const values = { learner_id: learnerId, kept_until: keptUntil }
  await tx
    .insertInto('former_slugs')
    .values({ slug, ...values })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
    .execute()
  const rows = await tx
    .selectFrom('former_slugs')
    .select('slug')
    .where('learner_id', '=', learnerId)
    .orderBy('kept_until', 'desc')
    .orderBy('slug')
    .execute()
  const surplus = rows.slice(FORMER_SLUGS_MAX).map((row) => row.slug)
  if (surplus.length > 0) await tx.deleteFrom('former_slugs').where('slug', 'in', surplus).execute()
}

/** The learner for whom a name is kept; undefined if it is free. */
export async function keeperOf(db: Database, slug: string, now: Instant): Promise<string | undefined> {
  const row = await db
    .selectFrom('former_slugs')
    .select('learner_id')
    .where('slug', '=', slug)
    .where('kept_until', '>', now)
    .executeTakeFirst()
  return row?.learner_id
}

/** The present name of a portfolio that had another one; undefined if others cannot read it. */
export async function movedSlugOf(db: Database, slug: string, now: Instant): Promise<string | undefined> {
  const learnerId = await keeperOf(db, slug, now)
  return learnerId === undefined ? undefined : shownSlugOf(db, learnerId)
}

/** Frees a name, for its owner to use it again. */
export async function freeSlug(tx: Database, slug: string) {
  await tx.deleteFrom('former_slugs').where('slug', '=', slug).execute()
}

export async function deleteExpiredSlugs(db: Database, now: Instant) {
  await db.deleteFrom('former_slugs').where('kept_until', '<=', now).execute()
}

export async function formerSlugsOf(db: Database, learnerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('former_slugs')
    .select('slug')
    .where('learner_id', '=', learnerId)
    .orderBy('kept_until', 'desc')
    .execute()
  return rows.map(({ slug }) => slug)
}
