import { REPORTERS_THAT_HIDE } from '@mentor-connect/contract/rules/discussionLimits'
import type { ReportKind } from '@mentor-connect/contract/rules/reports'
import type { Kysely } from 'kysely'
import type { ApiDatabase, Instant } from '../database/schema'

type Database = Kysely<ApiDatabase>

/** Where questions and answers are stored. */
export const POST_TABLES = { question: 'lesson_questions', answer: 'lesson_answers' } as const

interface ReportedPost {
  kind: ReportKind
  /** Of the post. */
  id: string
  /** Of the reports. */
  key: string
}

/** Hides a question or answer that enough people have reported, unless an operator has looked at it. */
export async function hideIfReported(tx: Database, { kind, id, key }: ReportedPost, now: Instant) {
  if (kind !== 'question' && kind !== 'answer') return
  const { count } = await tx
    .selectFrom('case_reports')
    .select(({ fn }) => fn.count<number>('reporter_id').distinct().as('count'))
    .where('subject', '=', key)
    .executeTakeFirstOrThrow()
  if (Number(count) < REPORTERS_THAT_HIDE) return
  await tx
    .updateTable(POST_TABLES[kind])
    .set({ hidden_at: now })
    .where('id', '=', id)
    .where('reviewed', '=', 0)
    .where('hidden_at', 'is', null)
    .execute()
}
