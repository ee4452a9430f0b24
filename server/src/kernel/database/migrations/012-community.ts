import type { Kysely } from 'kysely'
import { isPostgres } from '../../../platform/database/isPostgres'
import {
  belongsTo,
  byDefault,
  createIndexes,
  key,
  mayBelongTo,
  required,
} from '../../../platform/database/tableParts'
import { createTrigger } from '../../../platform/database/triggers'
import { createWordIndex } from '../../../platform/database/wordIndex'

/** Creates the questions and answers of the community, and the subjects and questions that people follow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createQuestions(db)
  await createAnswers(db)
  await createParts(db)
  await createFollows(db)
  await followPages(db)
  await followNames(db)
}

/** Columns with long texts come last, so that lists read only the beginning of a row. */
async function createQuestions(db: Kysely<unknown>) {
  await db.schema
    .createTable('community_questions')
    .addColumn('id', 'text', key)
    .addColumn('person_id', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('listed', 'integer', byDefault(0))
    .addColumn('answers', 'integer', byDefault(0))
    .addColumn('helpful', 'integer', byDefault(0))
    .addColumn('accepted_answer', 'text')
    .addColumn('version', 'integer', byDefault(0))
    .addColumn('created_at', 'text', required)
    .addColumn('edited_at', 'text')
    .addColumn('changed_at', 'text', required)
    .addColumn('waits_since', 'text')
    .addColumn('approved_at', 'text')
    .addColumn('hidden_at', 'text')
    .addColumn('removed_at', 'text')
    .addColumn('reviewed', 'integer', byDefault(0))
    .addColumn('text_hash', 'text', required)
    .addColumn('tags', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('refusal', 'text')
    .addColumn('text', 'text', required)
    .addColumn('search_text', 'text', required)
    .execute()
  await createIndexes(db, 'community_questions', {
    community_questions_of_person: ['person_id', 'created_at', 'id'],
    community_questions_equal: ['person_id', 'text_hash'],
    community_questions_waiting: ['waits_since', 'id'],
    community_questions_listed: ['listed', 'id'],
  })
  await createWordIndex(db, {
    table: 'community_questions',
    key: 'id',
    column: 'search_text',
    only: 'listed',
  })
  await db.schema
    .createTable('community_topics')
    .addColumn('topic', 'text', required)
    .addColumn('question_id', 'text', belongsTo('community_questions.id'))
    .addColumn('language', 'text', required)
    .addColumn('has_answer', 'integer', required)
    .addColumn('helpful', 'integer', required)
    .addColumn('asked_at', 'text', required)
    .addPrimaryKeyConstraint('community_topics_pk', ['topic', 'question_id'])
    .execute()
  await createIndexes(db, 'community_topics', {
    community_topics_newest: ['topic', 'asked_at', 'question_id'],
    community_topics_unanswered: ['topic', 'has_answer', 'asked_at', 'question_id'],
    community_topics_helpful: ['topic', 'helpful', 'asked_at', 'question_id'],
    community_topics_of_question: ['question_id'],
  })
}

async function createAnswers(db: Kysely<unknown>) {
  await db.schema
    .createTable('community_answers')
    .addColumn('id', 'text', key)
    .addColumn('question_id', 'text', belongsTo('community_questions.id'))
    .addColumn('person_id', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('listed', 'integer', byDefault(0))
    .addColumn('accepted', 'integer', byDefault(0))
    .addColumn('helpful', 'integer', byDefault(0))
    .addColumn('version', 'integer', byDefault(0))
    .addColumn('created_at', 'text', required)
    .addColumn('edited_at', 'text')
    .addColumn('waits_since', 'text')
    .addColumn('approved_at', 'text')
    .addColumn('hidden_at', 'text')
    .addColumn('removed_at', 'text')
    .addColumn('reviewed', 'integer', byDefault(0))
    .addColumn('text_hash', 'text', required)
    .addColumn('refusal', 'text')
    .addColumn('text', 'text', required)
    .execute()
  await createIndexes(db, 'community_answers', {
    community_answers_of_question: ['question_id', 'listed', 'helpful desc', 'created_at', 'id'],
    community_answers_of_person: ['person_id', 'created_at', 'id'],
    community_answers_done: ['person_id', 'listed', 'accepted', 'helpful'],
    community_answers_equal: ['person_id', 'text_hash'],
    community_answers_waiting: ['waits_since', 'id'],
  })
  await db.schema
    .createTable('community_helpful')
    .addColumn('answer_id', 'text', belongsTo('community_answers.id'))
    .addColumn('person_id', 'text', required)
    .addPrimaryKeyConstraint('community_helpful_pk', ['answer_id', 'person_id'])
    .execute()
  await createIndexes(db, 'community_helpful', { community_helpful_of_person: ['person_id'] })
}

/** Creates the pictures of posts, and the former texts of accepted answers. */
async function createParts(db: Kysely<unknown>) {
  await db.schema
    .createTable('community_pictures')
    .addColumn('path', 'text', key)
    .addColumn('question_id', 'text', mayBelongTo('community_questions.id'))
    .addColumn('answer_id', 'text', mayBelongTo('community_answers.id'))
    .addColumn('position', 'integer', required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('alt', 'text', required)
    .execute()
  await createIndexes(db, 'community_pictures', {
    community_pictures_of_question: ['question_id'],
    community_pictures_of_answer: ['answer_id'],
  })
  await db.schema
    .createTable('community_former_texts')
    .addColumn('answer_id', 'text', belongsTo('community_answers.id'))
    .addColumn('version', 'integer', required)
    .addColumn('replaced_at', 'text', required)
    .addColumn('text', 'text', required)
    .addPrimaryKeyConstraint('community_former_texts_pk', ['answer_id', 'version'])
    .execute()
}

async function createFollows(db: Kysely<unknown>) {
  await db.schema
    .createTable('community_followed_questions')
    .addColumn('question_id', 'text', belongsTo('community_questions.id'))
    .addColumn('person_id', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('followed_at', 'text', required)
    .addPrimaryKeyConstraint('community_followed_questions_pk', ['question_id', 'person_id'])
    .execute()
  await createIndexes(db, 'community_followed_questions', {
    community_followed_by_person: ['person_id', 'followed_at', 'question_id'],
  })
  await db.schema
    .createTable('community_followed_subjects')
    .addColumn('person_id', 'text', required)
    .addColumn('subject', 'text', required)
    .addPrimaryKeyConstraint('community_followed_subjects_pk', ['person_id', 'subject'])
    .execute()
  await db.schema
    .createTable('community_digests')
    .addColumn('person_id', 'text', key)
    .addColumn('role', 'text', required)
    .addColumn('since', 'text', required)
    .addColumn('mail_at', 'text', required)
    .execute()
  await createIndexes(db, 'community_digests', { community_digests_due: ['mail_at', 'person_id'] })
}

const changed = (row: string) =>
  `insert into content_changes (tag) values ('question:' || ${row}.id), ('questions')`

/** Records which public pages have changed or were removed, as the triggers of openings do. */
async function followPages(db: Kysely<unknown>) {
  const now = isPostgres(db)
    ? `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
  const removed = (row: string) =>
    `insert into removed_pages (kind, id, removed_at) values ('questions', ${row}.id, ${now}) on conflict do nothing`
  const table = 'community_questions'
  await createTrigger(db, {
    name: 'content_question_changed',
    table,
    event: 'after update of changed_at, listed',
    condition: 'old.listed = 1 or new.listed = 1',
    statements: [changed('new')],
  })
  await createTrigger(db, {
    name: 'content_question_removed',
    table,
    event: 'after update of removed_at',
    condition: 'old.removed_at is null and new.removed_at is not null and new.approved_at is not null',
    statements: [removed('new')],
  })
  await createTrigger(db, {
    name: 'content_question_gone',
    table,
    event: 'after delete',
    condition: 'old.approved_at is not null',
    statements: [changed('old'), removed('old')],
  })
}

/** Follows changes of names, because the pages show the names of their authors. */
async function followNames(db: Kysely<unknown>) {
  for (const table of ['learners', 'mentors'])
    await createTrigger(db, {
      name: `content_question_${table}`,
      table,
      event: 'after update of name',
      condition: 'old.name <> new.name',
      statements: [
        `insert into content_changes (tag)
         select 'question:' || id from community_questions where person_id = new.id and listed = 1
         union select 'question:' || question_id from community_answers where person_id = new.id and listed = 1`,
      ],
    })
}
