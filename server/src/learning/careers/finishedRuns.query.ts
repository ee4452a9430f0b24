import { RESULTS_MAX } from '@mentor-connect/contract/learning/planLimits'
import type { Database } from '../../kernel/database/schema'

/** Returns the finished runs of a learner's assessment, the latest first. */
export function finishedRuns(db: Database, learnerId: string) {
  return db
    .selectFrom('assessments')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('finished_at', 'is not', null)
    .orderBy('finished_at', 'desc')
    .orderBy('id')
    .limit(RESULTS_MAX)
    .execute()
}
