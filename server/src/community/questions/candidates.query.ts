import { indexedMatchAny } from '../../platform/database/wordIndex'
import type { Database } from '../../kernel/database/schema'
import { ALL_TOPICS } from '../posts/topics'
import { WORDS, type TopicFilter } from './topicList.query'

/** The parts of a question that ranking needs. */
export interface Candidate {
  id: string
  search_text: string
  language: string
  helpful: number
}

/**
 * Returns the questions of a list that contain at least one word of each group, in any order, at most `most`.
 */
export function readCandidates(
  db: Database,
  { topic, language }: TopicFilter,
  groups: string[][],
  most: number,
): Promise<Candidate[]> {
  const isFiltered = topic !== ALL_TOPICS || language !== undefined
  return db
    .selectFrom('community_questions')
    .select(['id', 'search_text', 'language', 'helpful'])
    .where('listed', '=', 1)
    .where(indexedMatchAny(db, WORDS, groups, isFiltered ? undefined : most))
    .$if(language !== undefined, (query) => query.where('language', '=', language!))
    .$if(topic !== ALL_TOPICS, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('community_topics')
            .select('question_id')
            .where('topic', '=', topic)
            .whereRef('question_id', '=', 'community_questions.id'),
        ),
      ),
    )
    .limit(most)
    .execute()
}
