import type { PortfolioContent } from '@mentor-connect/contract/work/portfolioRules'
import { NO_RESUME, type ResumeParts } from '@mentor-connect/contract/work/resumeRules'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import { listedById } from '../../kernel/site-map/listedPages.repo'
import { formerSlugs } from '../../kernel/slugs/formerSlugs.repo'

export type StoredPortfolio = Selectable<ApiDatabase['portfolios']>

/** Returns a query for the portfolios that others may read now. */
export const shownPortfolios = (db: Database) =>
  db
    .selectFrom('portfolios')
    .innerJoin('learners', 'learners.id', 'portfolios.learner_id')
    .leftJoin('sanctions', 'sanctions.suspends', 'portfolios.learner_id')
    .where('portfolios.visibility', '!=', 'off')
    .where('portfolios.hidden_at', 'is', null)
    .where('learners.is_minor', '=', 0)
    .where('sanctions.id', 'is', null)

/** Returns the portfolios that search engines may list. */
export const listedPortfolios = listedById((db) =>
  shownPortfolios(db)
    .select(['portfolios.slug as id', 'portfolios.updated_at as lastModified'])
    .where('portfolios.visibility', '=', 'public'),
)

export const findShown = (db: Database, slug: string) =>
  shownPortfolios(db)
    .selectAll('portfolios')
    .select(['learners.name', 'learners.profile'])
    .where('portfolios.slug', '=', slug)
    .executeTakeFirst()

/** Returns the slug of a learner's portfolio, or undefined if others cannot read the portfolio. */
export async function shownSlugOf(db: Database, learnerId: string): Promise<string | undefined> {
  const row = await shownPortfolios(db)
    .select('portfolios.slug')
    .where('portfolios.learner_id', '=', learnerId)
    .executeTakeFirst()
  return row?.slug
}

export const findOwn = (db: Database, learnerId: string): Promise<StoredPortfolio | undefined> =>
  db.selectFrom('portfolios').selectAll().where('learner_id', '=', learnerId).executeTakeFirst()

async function isTaken(db: Database, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('portfolios')
    .select('learner_id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row !== undefined
}

export const formerPortfolioSlugs = formerSlugs(
  { table: 'former_slugs', owner: 'learner_id' },
  { isTaken, shownSlugOf },
)

/** Stores a portfolio. @throws a unique violation if another portfolio has the same slug */
export async function insertPortfolio(tx: Database, row: Insertable<ApiDatabase['portfolios']>) {
  await tx.insertInto('portfolios').values(row).execute()
}

/** Changes a portfolio. @throws a unique violation if another portfolio has the same slug */
export async function updatePortfolio(
  tx: Database,
  learnerId: string,
  values: Updateable<ApiDatabase['portfolios']>,
) {
  await tx.updateTable('portfolios').set(values).where('learner_id', '=', learnerId).execute()
}

export const contentOf = ({ content }: Pick<StoredPortfolio, 'content'>): PortfolioContent =>
  JSON.parse(content) as PortfolioContent

/**
 * Returns the parts that only the résumé has. They are stored separately, because the public portfolio does
 * not need them.
 */
export const resumePartsOf = ({ resume }: Pick<StoredPortfolio, 'resume'>): ResumeParts =>
  resume === null ? NO_RESUME : (JSON.parse(resume) as ResumeParts)
