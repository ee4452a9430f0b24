import { REPORTERS_THAT_HIDE } from '@mentor-connect/contract/courses/discussionLimits'
import type { ReportKind } from '@mentor-connect/contract/trust/reports'
import type { Instant, Database } from '../../kernel/database/schema'

/** The tables in which questions and answers are stored. */
export const POST_TABLES = { question: 'lesson_questions', answer: 'lesson_answers' } as const

/** The kinds of posts that reports can hide, with their tables. */
const HIDDEN_BY_REPORTS: Partial<
  Record<ReportKind, 'lesson_questions' | 'lesson_answers' | 'workshop_messages'>
> = { ...POST_TABLES, 'workshop-message': 'workshop_messages' }

interface ReportedPost {
  kind: ReportKind
  /** Id of the post. */
  id: string
  /** Key of the subject that all reports of this post have. */
  key: string
}

/**
 * Hides a question, an answer or a workshop message that enough people have reported, unless an operator has
 * reviewed it.
 */
export async function hideIfReported(tx: Database, { kind, id, key }: ReportedPost, now: Instant) {
  const table = HIDDEN_BY_REPORTS[kind]
  if (!table) return
  const { count } = await tx
    .selectFrom('case_reports')
    .select(({ fn }) => fn.count<number>('reporter_id').distinct().as('count'))
    .where('subject', '=', key)
    .executeTakeFirstOrThrow()
  if (Number(count) < REPORTERS_THAT_HIDE) return
  await tx
    .updateTable(table)
    .set({ hidden_at: now })
    .where('id', '=', id)
    .where('reviewed', '=', 0)
    .where('hidden_at', 'is', null)
    .execute()
}
