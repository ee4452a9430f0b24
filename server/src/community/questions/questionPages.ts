import type { QueryOf } from '@mentor-connect/contract/api/endpoint'
import { ANSWERS_MAX } from '@mentor-connect/contract/community/communityRules'
import type { listQuestions, SimilarQuestion } from '@mentor-connect/contract/community/questions'
import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import { notFoundOrRemoved } from '../../kernel/removed-pages/removedPages.repo'
import type { Database } from '../../kernel/database/schema'
import { picturesOf } from '../posts/pictures.repo'
import { ALL_TOPICS } from '../posts/topics'
import { doneBy } from './done.query'
import { toAnswer, toQuestion, toSummary, type Reader } from './present'
import { answersTo, questionsInOrder, selectQuestions, type QuestionRow } from './questions.query'
import { rankedPage, search, similarIds } from './search'
import { readTopic } from './topicList.query'

type ListQuery = QueryOf<typeof listQuestions>

/** Converts questions to the form in which lists show them. */
export async function toSummaries(db: Database, rows: QuestionRow[], reader: Reader) {
  const done = await doneBy(
    db,
    rows.map(({ person_id }) => person_id),
  )
  return rows.map((row) => toSummary(row, done.get(row.person_id), reader))
}

/** Returns a page of questions, for the public or for a signed-in reader. */
export async function readList(db: Database, query: ListQuery, reader: Reader) {
  const { ids, ...meta } = await readIds(db, query)
  return { questions: await toSummaries(db, await questionsInOrder(db, ids), reader), ...meta }
}

async function readIds(db: Database, { q = '', subject, language, order, after }: ListQuery) {
  const filter = { topic: subject ?? ALL_TOPICS, language }
  const page = { order: order ?? 'newest', after }
  const words = searchWords(q)
  if (words.length === 0) return readTopic(db, filter, page)
  const found = order === undefined ? await search(db, filter, q) : undefined
  return found ? rankedPage(found, after) : readTopic(db, { ...filter, words }, page)
}

/** Returns a question with its answers. Readers also see their own posts that others do not see. */
export async function readQuestion(db: Database, id: string, reader: Reader) {
  const row = await selectQuestions(db).where('community_questions.id', '=', id).executeTakeFirst()
  const isOwn = row !== undefined && row.person_id === reader?.personId && row.removed_at === null
  if (!row || (row.listed !== 1 && !isOwn))
    throw await notFoundOrRemoved(db, { kind: 'questions', id, name: 'Question' })
  const answers = await answersTo(db, id, reader?.personId ?? '', ANSWERS_MAX)
  const done = await doneBy(
    db,
    [row, ...answers].map(({ person_id }) => person_id),
  )
  const pictures = await picturesOf(db, 'question', [id])
  const ofAnswers = await picturesOf(
    db,
    'answer',
    answers.map((answer) => answer.id),
  )
  return {
    row,
    question: toQuestion(row, { done: done.get(row.person_id), pictures: pictures.get(id) ?? [], reader }),
    answers: answers.map((answer) =>
      toAnswer(answer, {
        done: done.get(answer.person_id),
        pictures: ofAnswers.get(answer.id) ?? [],
        reader,
      }),
    ),
    similar: row.listed === 1 ? await findSimilar(db, row.title, id) : [],
  }
}

export async function findSimilar(
  db: Database,
  title: string,
  exceptId?: string,
): Promise<SimilarQuestion[]> {
  const rows = await questionsInOrder(db, await similarIds(db, title, exceptId))
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    language: row.language,
    answers: row.answers,
    isAnswered: row.accepted_answer !== null,
  }))
}
