import type { PostState } from '@mentor-connect/contract/admin/cases'
import type { Database, Instant, Tx } from '../../kernel/database/schema'
import { postState } from '../../kernel/reportables/postState'
import type { Hiding } from '../../kernel/reportables/reportable'
import type { PostKind } from './pictures.repo'
import { findAnswer } from './posts.repo'
import { lockQuestion, refreshQuestion } from './questionState.repo'

const TABLES = { question: 'community_questions', answer: 'community_answers' } as const

/** Returns how questions or answers of the community are hidden. */
export const hidingOf = (kind: PostKind): Hiding & { telling: null } => ({
  states: (db, ids) => statesOf(db, kind, ids),
  set: (tx, id, { at, now }) => setHidden(tx, { kind, id }, { at, now }),
  async hideReported(tx, id, now) {
    const row = await tx.selectFrom(TABLES[kind]).select('reviewed').where('id', '=', id).executeTakeFirst()
    if (row?.reviewed === 0) await setHidden(tx, { kind, id }, { at: now, now, byReports: true })
  },
  announce: null,
  telling: null,
  findFile: null,
})

async function statesOf(db: Database, kind: PostKind, ids: string[]): Promise<Map<string, PostState>> {
  const rows = await db
    .selectFrom(TABLES[kind])
    .select(['id', 'hidden_at', 'removed_at'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, hidden_at, removed_at }) => [id, postState(hidden_at, removed_at !== null)]))
}

interface Change {
  at: Instant | null
  now: Instant
  /** True if many reports have hidden the post and no operator has decided yet. */
  byReports?: true
}

async function setHidden(
  tx: Tx,
  { kind, id }: { kind: PostKind; id: string },
  { at, now, byReports }: Change,
): Promise<boolean> {
  const questionId = kind === 'question' ? id : (await findAnswer(tx, id))?.question_id
  if (!questionId || !(await lockQuestion(tx, questionId))) return false
  const row = await tx
    .updateTable(TABLES[kind])
    .set({ hidden_at: at, ...(!byReports && { reviewed: 1 }) })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (row) await refreshQuestion(tx, questionId, now)
  return row !== undefined
}
