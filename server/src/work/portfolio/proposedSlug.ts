import { SLUG_MAX } from '@mentor-connect/contract/work/portfolioLimits'
import { slugError, slugOf } from '@mentor-connect/contract/work/portfolioRules'
import { createHash } from 'node:crypto'
import type { Database, Instant } from '../../kernel/database/schema'
import { keeperOf } from './formerSlugs.repo'
import { isTaken } from './portfolio.repo'

const SUFFIX_LENGTH = 6

/**
 * Proposes the address of a new portfolio: the name of its owner, followed by a few characters if it is taken. A name
 * without Latin letters, and a reserved one, is replaced by `learner`.
 */
export async function proposedSlug(
  db: Database,
  { id, name }: { id: string; name: string },
  now: Instant,
): Promise<string> {
  const slug = slugOf(name)
  const isUsable = slugError(slug) === undefined
  if (isUsable && !(await isTaken(db, slug)) && (await keeperOf(db, slug, now)) === undefined) return slug
  // A hash, because strangers could write to the learner with the id.
  const suffix = createHash('sha256').update(id).digest('hex').slice(0, SUFFIX_LENGTH)
  const start = isUsable ? slug.slice(0, SLUG_MAX - SUFFIX_LENGTH - 1).replace(/-+$/, '') : 'learner'
  return `${start}-${suffix}`
}
