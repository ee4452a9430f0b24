import { isHideable, type HideableKind } from '@mentor-connect/contract/trust/reports'
import type { PostState } from '@mentor-connect/contract/admin/cases'
import type { Database } from '../../kernel/database/schema'
import type { OperatorContext } from '../command'
import { subjectOf } from '../../trust/safety/cases.repo'

/** A piece of content that operators can hide: see `HIDEABLE`. */
export interface Post {
  kind: HideableKind
  id: string
}

export type ActingOnPosts = Pick<OperatorContext, 'db' | 'reportables'>

/** Finds the content that a report of this case is about. Undefined if operators cannot hide it. */
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

/** Reads the content that a report names, for example `question:42`. Undefined if operators cannot hide it. */
export const postOf = ({ kind, subject }: { kind: string; subject: string }): Post | undefined =>
  isHideable(kind) ? { kind, id: subject.slice(subjectOf(kind, '').length) } : undefined

/** Returns the states of posts of one kind, by id. Deleted posts are missing. */
export async function postStates(
  { db, reportables }: ActingOnPosts,
  kind: HideableKind,
  ids: string[],
): Promise<Map<string, PostState>> {
  return ids.length === 0 ? new Map() : reportables[kind].hiding.states(db, ids)
}
