import type { Application } from '@mentor-connect/contract/work/applications'
import { listOf } from '../openings/openingColumns'
import type { Database } from '../../kernel/database/schema'
import { shownSlugOf } from '../portfolio/portfolio.repo'
import { eventsOf, type StoredApplication } from './applications.repo'
import { sentResumeOf } from './sentResume'
import { certificatesOf, worksOf } from '../proofs/proofs.query'

/**
 * Returns an application with everything that was sent. Revoked certificates and deleted works are missing.
 */
export async function presentApplication(db: Database, row: StoredApplication): Promise<Application> {
  const events = await eventsOf(db, row.id)
  const resume = sentResumeOf(row)?.language
  const portfolio = row.with_portfolio === 1 ? await shownSlugOf(db, row.learner_id) : undefined
  return {
    stage: row.stage,
    appliedAt: row.applied_at,
    note: row.note,
    answers: JSON.parse(row.answers) as Application['answers'],
    certificates: await certificatesOf(db, row.learner_id, listOf(row.certificates)),
    works: await worksOf(db, row.learner_id, listOf(row.works)),
    ...(row.phone && { phone: row.phone }),
    ...(portfolio && { portfolio }),
    ...(resume && { resume }),
    ...(row.silent_at !== null && { silentSince: row.silent_at }),
    history: events.map(({ stage, by, text, at }) => ({ stage, by, ...(text !== null && { text }), at })),
  }
}
