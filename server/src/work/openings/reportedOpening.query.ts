import type { NewReport } from '@mentor-connect/contract/trust/safety'
import type { Database } from '../../kernel/database/schema'
import { PLATFORM, type Subject } from '../../kernel/reportables/reportable'
import { contentOf } from './openingColumns'
import { findOpening } from './openings.repo'

/**
 * Returns an opening that was shown to everybody at some time. The report is about its mentor or the
 * platform.
 */
export async function reportedOpening(db: Database, { subjectId }: NewReport): Promise<Subject | undefined> {
  const row = await findOpening(db, subjectId)
  if (!row || row.posted_at === null) return undefined
  const { state, posted_at, updated_at, mentor_name, warnings } = row
  return {
    id: row.id,
    about: row.mentor_id === null ? PLATFORM : { id: row.mentor_id, role: 'mentor' },
    content: {
      ...contentOf(row),
      warnings: JSON.parse(warnings),
      mentor: mentor_name,
      state,
      posted_at,
      updated_at,
    },
  }
}
