import { sql, type RawBuilder } from 'kysely'
import type { CommunityLanguage, CommunityOrder } from '@mentor-connect/contract/community/communityRules'
import { QUESTIONS_PAGE } from '@mentor-connect/contract/community/communityRules'
import { substringMatch } from '../../platform/database/wordIndex'
import type { Database } from '../../kernel/database/schema'
import { cutPage, isAfter, readCursor } from './cursor'

export const WORDS = { table: 'community_questions', key: 'id', column: 'search_text', only: 'listed' }

export interface TopicFilter {
  topic: string
  language?: CommunityLanguage | undefined
  /** Folded words, all of which must occur. */
  words?: string[]
}

interface TopicPage {
  order: CommunityOrder
  after: string | undefined
}

const HELPFUL = ['community_topics.helpful', 'community_topics.asked_at', 'community_topics.question_id']
const NEWEST = HELPFUL.slice(1)

/** Returns the ids of one page of a list. The cost does not grow with the number of questions. */
export async function readTopic(db: Database, filter: TopicFilter, { order, after }: TopicPage) {
  const { topic, language, words = [] } = filter
  const columns = order === 'helpful' ? HELPFUL : NEWEST
  const cursor = readCursor(after, order === 'helpful' ? ['number', 'text', 'text'] : ['text', 'text'])
  const rows = await db
    .selectFrom('community_topics')
    .select(['question_id', 'asked_at', 'community_topics.helpful'])
    .where('topic', '=', topic)
    .$if(order === 'unanswered', (query) => query.where('has_answer', '=', 0))
    .$if(language !== undefined, (query) => query.where('community_topics.language', '=', language!))
    .$if(words.length > 0, (query) =>
      query
        .innerJoin('community_questions', 'community_questions.id', 'community_topics.question_id')
        .where(substringMatch(db, WORDS, words)),
    )
    .$if(cursor !== undefined, (query) => query.where(isAfter(columns, cursor!)))
    .$if(order === 'helpful', (query) => query.orderBy('community_topics.helpful', 'desc'))
    .orderBy('community_topics.asked_at', 'desc')
    .orderBy('community_topics.question_id', 'desc')
    .limit(QUESTIONS_PAGE + 1)
    .execute()
  const { rows: page, next } = cutPage(rows, QUESTIONS_PAGE, (last) =>
    order === 'helpful' ? [last.helpful, last.asked_at, last.question_id] : [last.asked_at, last.question_id],
  )
  return { ids: page.map(({ question_id }) => question_id), next }
}

/**
 * Returns the newest questions of any of these lists that meet a condition. The index is used for each list.
 */
async function newestOf(db: Database, topics: string[], condition: RawBuilder<unknown>, limit: number) {
  if (topics.length === 0) return []
  const lists = topics.map(
    (topic, index) => sql`select * from (select question_id, asked_at from community_topics
      where topic = ${topic} and ${condition}
      order by asked_at desc, question_id desc limit ${limit}) as ${sql.ref(`list${index}`)}`,
  )
  const { rows } = await sql<{ question_id: string; asked_at: string }>`
    select distinct question_id, asked_at from (${sql.join(lists, sql` union all `)}) as merged
    order by asked_at desc, question_id desc limit ${limit}`.execute(db)
  return rows
}

/** Returns a page of the questions without an answer in any of these lists, newest first. */
export async function unansweredIn(
  db: Database,
  topics: string[],
  { after, limit }: { after: string | undefined; limit: number },
) {
  const cursor = readCursor(after, ['text', 'text'])
  const since = cursor ? sql` and ${isAfter(['asked_at', 'question_id'], cursor)}` : sql``
  const rows = await newestOf(db, topics, sql`has_answer = 0${since}`, limit + 1)
  const page = cutPage(rows, limit, ({ asked_at, question_id }) => [asked_at, question_id])
  return { ids: page.rows.map(({ question_id }) => question_id), next: page.next }
}

/** Returns the ids of the questions of these lists that were first shown after a given time, newest first. */
export async function newestSince(
  db: Database,
  topics: string[],
  { since, limit }: { since: string; limit: number },
): Promise<string[]> {
  const rows = await newestOf(db, topics, sql`asked_at > ${since}`, limit)
  return rows.map(({ question_id }) => question_id)
}
