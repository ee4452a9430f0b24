import { COUNTED_MAX } from '@mentor-connect/contract/community/communityRules'
import { SUBJECTS } from '@mentor-connect/contract/courses/subjects'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/schema'

/** Returns the subjects that have questions, with the number of questions up to a maximum. */
export async function countSubjects(db: Database) {
  const counts = await sql<{ topic: string; questions: number; unanswered: number }>`${sql.join(
    SUBJECTS.map(({ id }) => countsOf(id)),
    sql` union all `,
  )}`.execute(db)
  const byTopic = new Map(counts.rows.map((row) => [row.topic, row]))
  return SUBJECTS.flatMap(({ id }) => {
    const { questions = 0, unanswered = 0 } = byTopic.get(id) ?? {}
    return Number(questions) > 0
      ? [{ subject: id, questions: Number(questions), unanswered: Number(unanswered) }]
      : []
  })
}

const MOST = sql.lit(COUNTED_MAX + 1)

const countsOf = (topic: string) => sql`select ${sql.lit(topic)} as topic,
  (select count(*) from (select 1 from community_topics where topic = ${sql.lit(topic)} limit ${MOST}) as a) as questions,
  (select count(*) from (select 1 from community_topics where topic = ${sql.lit(topic)} and has_answer = 0
    limit ${MOST}) as b) as unanswered`
