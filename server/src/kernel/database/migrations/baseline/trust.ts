import type { Kysely } from 'kysely'
import { isPostgres } from '../../../../platform/database/isPostgres'
import {
  key,
  required,
  unique,
  byDefault,
  belongsTo,
  createIndexes,
  createPartialIndex,
} from '../../../../platform/database/tableParts'
import { createTrigger } from '../../../../platform/database/triggers'

/** Creates reports, decisions about people, and the consequences of those decisions. */
export async function createTrust(db: Kysely<unknown>): Promise<void> {
  await createSanctions(db)
  await createCases(db)
  await protectEvidence(db)
  await createAccess(db)
}

async function createSanctions(db: Kysely<unknown>) {
  await db.schema
    .createTable('sanctions')
    .addColumn('id', 'text', key)
    .addColumn('person_id', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('reason', 'text')
    .addColumn('note', 'text')
    .addColumn('case_id', 'text')
    .addColumn('imposed_at', 'text', required)
    .addColumn('imposed_by', 'text', required)
    .addColumn('until', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('ended_by', 'text')
    .addColumn('mentor_status', 'text')
    .addColumn('suspends', 'text', unique)
    .addColumn('limits', 'text', unique)
    .execute()
  await createIndexes(db, 'sanctions', {
    sanctions_by_case: ['case_id'],
    sanctions_by_end: ['until'],
    sanctions_by_person: ['person_id', 'imposed_at'],
  })
  await db.schema
    .createTable('appeals')
    .addColumn('id', 'text', key)
    .addColumn('sanction_id', 'text', (c) => belongsTo('sanctions.id')(c).unique())
    .addColumn('text', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('answer', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('decided_by', 'text')
    .execute()
  await createIndexes(db, 'appeals', { appeals_by_state: ['state', 'created_at', 'id'] })
  await db.schema
    .createTable('blocked_pairs')
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('mentor_id', 'text', belongsTo('mentors.id'))
    .addColumn('by_learner', 'integer', required)
    .addColumn('by_mentor', 'integer', required)
    .addColumn('changed_at', 'text', required)
    .addPrimaryKeyConstraint('blocked_pairs_pk', ['learner_id', 'mentor_id'])
    .execute()
  await createIndexes(db, 'blocked_pairs', { blocked_pairs_by_mentor: ['mentor_id'] })
}

async function createCases(db: Kysely<unknown>) {
  await db.schema
    .createTable('cases')
    .addColumn('id', 'text', key)
    .addColumn('about_id', 'text', required)
    .addColumn('about_role', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('severity', 'text', required)
    .addColumn('opened_at', 'text', required)
    .addColumn('due_at', 'text', required)
    .addColumn('assignee', 'text')
    .addColumn('outcome', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('open_about', 'text', unique)
    .execute()
  await createIndexes(db, 'cases', {
    cases_by_assignee: ['assignee', 'due_at'],
    cases_by_decision: ['decided_at', 'id'],
    cases_by_person: ['about_id', 'opened_at'],
    cases_by_state: ['state', 'due_at'],
  })
  const isUndecided = 'open_about is not null'
  await createPartialIndex(db, 'cases', 'cases_undecided', ['due_at', 'id'], isUndecided)
  await createPartialIndex(db, 'cases', 'cases_undecided_by_opening', ['opened_at', 'id'], isUndecided)
  await db.schema
    .createTable('case_reports')
    .addColumn('id', 'text', key)
    .addColumn('case_id', 'text', belongsTo('cases.id'))
    .addColumn('reporter_id', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('category', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('created_at', 'text', required)
    .addUniqueConstraint('case_reports_once', ['case_id', 'reporter_id', 'subject'])
    .execute()
  await createIndexes(db, 'case_reports', { case_reports_by_reporter: ['reporter_id', 'created_at'] })
  await db.schema
    .createTable('case_evidence')
    .addColumn('id', 'text', key)
    .addColumn('case_id', 'text', belongsTo('cases.id'))
    .addColumn('report_id', 'text', required)
    .addColumn('captured_at', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('sha256', 'text', required)
    .addColumn('released', 'integer', byDefault(0))
    .execute()
  await createIndexes(db, 'case_evidence', { case_evidence_by_case: ['case_id'] })
  await db.schema
    .createTable('case_history')
    .addColumn('id', 'text', key)
    .addColumn('case_id', 'text', belongsTo('cases.id'))
    .addColumn('at', 'text', required)
    .addColumn('operator', 'text', required)
    .addColumn('event', 'text', required)
    .addColumn('detail', 'text')
    .execute()
  await createIndexes(db, 'case_history', { case_history_by_case: ['case_id', 'at'] })
}

/** Refuses changes to evidence. Also refuses to delete evidence before it was released. */
async function protectEvidence(db: Kysely<unknown>) {
  await createTrigger(db, {
    name: 'evidence_is_unchangeable',
    table: 'case_evidence',
    event: 'after update of id, case_id, report_id, captured_at, content, sha256',
    statements: [refusal(db, 'Evidence cannot be changed.')],
  })
  await createTrigger(db, {
    name: 'evidence_is_kept',
    table: 'case_evidence',
    event: 'after delete',
    condition: 'old.released = 0',
    statements: [refusal(db, 'Evidence is deleted a year after the decision, not before.')],
  })
}

const refusal = (db: Kysely<unknown>, message: string) =>
  isPostgres(db) ? `raise exception '${message}'` : `select raise(abort, '${message}')`

/**
 * Creates changes of access that must be sent to chat, and actions that must be repeated after a backup was
 * restored.
 */
async function createAccess(db: Kysely<unknown>) {
  await db.schema
    .createTable('account_access')
    .addColumn('person_id', 'text', key)
    .addColumn('version', 'bigint', required)
    .addColumn('chat_knows', 'integer', required)
    .execute()
  await createIndexes(db, 'account_access', { account_access_untold: ['chat_knows'] })
  await db.schema
    .createTable('restore_journal')
    .addColumn('id', 'text', key)
    .addColumn('at', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('role', 'text')
    .addColumn('detail', 'text')
    .addColumn('copied_at', 'text')
    .execute()
  await createIndexes(db, 'restore_journal', { restore_journal_by_time: ['at'] })
}
