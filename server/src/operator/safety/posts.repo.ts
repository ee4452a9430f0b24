import type { PostState } from '@mentor-connect/contract/admin/cases'
import { HIDEABLE_KINDS, isWorkKind, type HideableKind } from '@mentor-connect/contract/trust/reports'
import type { Instant, Database } from '../../kernel/database/schema'
import { POST_TABLES } from '../../trust/safety/reportedPosts.repo'
import { setWorkHidden, workStates } from '../../courses/tasks/hiddenWorks.repo'
import { setWorkshopHidden, workshopStates } from '../../mentoring/workshops/hiddenWorkshops.repo'
import { mentorReviewStates, setReviewHidden } from '../../mentoring/mentor-reviews/hiddenReviews.repo'
import { postState } from '../../kernel/reportables/postState'
import {
  setMessageHidden,
  workshopMessageStates,
} from '../../mentoring/workshops/messages/hiddenMessages.repo'

/** A text of a person that operators can hide (`HIDEABLE_KINDS`). */
export interface Post {
  kind: HideableKind
  id: string
}

/** The post that a report of this case is about; undefined if operators cannot hide it. */
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

/** The post that a report names, for example with the subject `question:42`. */
export function postOf({ kind, subject }: { kind: string; subject: string }): Post | undefined {
  const postKind = HIDEABLE_KINDS.find((one) => one === kind)
  return postKind && { kind: postKind, id: subject.slice(postKind.length + 1) }
}

/** The states of posts of one kind, by id. Deleted posts are missing. */
export async function postStates(
  db: Database,
  kind: HideableKind,
  ids: string[],
): Promise<Map<string, PostState>> {
  if (ids.length === 0) return new Map()
  if (kind === 'mentor-review') return mentorReviewStates(db, ids)
  if (kind === 'workshop-message') return workshopMessageStates(db, ids)
  if (kind === 'workshop') return workshopStates(db, ids)
  if (isWorkKind(kind)) return workStates(db, kind, ids)
  const rows = await db
    .selectFrom(POST_TABLES[kind])
    .select(['id', 'person_id', 'hidden_at', 'removed_at'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, person_id, hidden_at, removed_at }) => {
      const isOfDeletedAccount = person_id === ''
      return [id, postState(hidden_at, removed_at !== null || isOfDeletedAccount)]
    }),
  )
}

/**
 * Hides a post, or shows it again if `at` is null; reports then no longer hide it. Returns false if the post cannot
 * change to that state.
 */
export async function setHidden(
  tx: Database,
  { kind, id }: Post,
  change: { at: Instant | null; now: Instant },
): Promise<boolean> {
  const { at } = change
  if (kind === 'mentor-review') return setReviewHidden(tx, id, at)
  if (kind === 'workshop-message') return setMessageHidden(tx, id, at)
  if (kind === 'workshop') return setWorkshopHidden(tx, id, change)
  if (isWorkKind(kind)) return setWorkHidden(tx, { kind, id }, at)
  const row = await tx
    .updateTable(POST_TABLES[kind])
    .set({ hidden_at: at, reviewed: 1 })
    .where('id', '=', id)
    .where('person_id', '<>', '')
    .where('removed_at', 'is', null)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
