import { isHideable, type HideableKind } from '@mentor-connect/contract/trust/reports'
import type { PostState } from '@mentor-connect/contract/admin/cases'
import type { Database } from '../../kernel/database/schema'
import type { OperatorContext } from '../command'
import { subjectOf } from '../../trust/safety/cases.repo'

/** What operators can hide of what people write: see `HIDEABLE`. */
export interface Post {
  kind: HideableKind
  id: string
}

export type ActingOnPosts = Pick<OperatorContext, 'db' | 'reportables'>

/** What a report of this case is about; undefined if operators cannot hide it. */
export async function findReportedPost(
  db: Database,
  caseId: string,
  reportId: string,
): Promise<Post | undefined> {
  const report = await db
    .selectFrom('case_reports')
    .select(['kind', 'subject'])
    .where('case_id', '=', caseId)
    .where('id', '=', reportId)
    .executeTakeFirst()
  return report && postOf(report)
}

/** What the report names, for example `question:42`. */
export const postOf = ({ kind, subject }: { kind: string; subject: string }): Post | undefined =>
  isHideable(kind) ? { kind, id: subject.slice(subjectOf(kind, '').length) } : undefined

/** The states of posts of one kind, by id. Deleted posts are missing. */
export async function postStates(
  { db, reportables }: ActingOnPosts,
  kind: HideableKind,
  ids: string[],
): Promise<Map<string, PostState>> {
  return ids.length === 0 ? new Map() : reportables[kind].hiding.states(db, ids)
}
