import type { NewReport } from '@mentor-connect/contract/trust/safety'
import type { Database } from '../../kernel/database/schema'
import type { Subject } from '../../kernel/reportables/reportable'
import { contentOf, findShown } from './portfolio.repo'

/** Finds a portfolio that others can read by its slug. The id of a portfolio is that of its owner. */
export async function reportedPortfolio(
  db: Database,
  { subjectId }: NewReport,
): Promise<Subject | undefined> {
  const row = await findShown(db, subjectId)
  if (!row) return undefined
  const { slug, name, updated_at } = row
  return {
    id: row.learner_id,
    about: { id: row.learner_id, role: 'user' },
    content: { slug, name, updated_at, ...contentOf(row) },
  }
}
