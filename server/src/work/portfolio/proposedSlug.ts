import type { Database, Instant } from '../../kernel/database/schema'
import { proposedSlug as proposed } from '../../kernel/slugs/proposedSlug'
import { keeperOf } from './formerSlugs.repo'
import { isTaken } from './portfolio.repo'

/** Proposes the address of a new portfolio. */
export const proposedSlug = (
  db: Database,
  owner: { id: string; name: string },
  now: Instant,
): Promise<string> =>
  proposed(owner, {
    isFree: async (slug) => !(await isTaken(db, slug)) && (await keeperOf(db, slug, now)) === undefined,
    fallback: 'learner',
  })
