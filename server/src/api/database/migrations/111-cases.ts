import type { Kysely } from 'kysely'
import { isPostgres } from '../../../platform/database/isPostgres'
import { createTrigger } from '../../../platform/database/triggers'

/** Reports join cases. Evidence cannot be changed, and is deleted only after it was released. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCases(db)
  await db.schema
    .createTable('case_reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('case_id', 'text', (c) => c.notNull().references('cases.id').onDelete('cascade'))
    .addColumn('reporter_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('case_reports_once', ['case_id', 'reporter_id', 'subject'])
    .execute()
  await db.schema
    .createIndex('case_reports_by_reporter')
    .on('case_reports')
    .columns(['reporter_id', 'created_at'])
    .execute()
  await createEvidence(db)
  await db.schema
    .createTable('case_history')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('case_id', 'text', (c) => c.notNull().references('cases.id').onDelete('cascade'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('operator', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('detail', 'text')
    .execute()
  await db.schema.createIndex('case_history_by_case').on('case_history').columns(['case_id', 'at']).execute()
  await createAppeals(db)
}

async function createCases(db: Kysely<unknown>) {
  await db.schema
    .createTable('cases')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('about_id', 'text', (c) => c.notNull())
    .addColumn('about_role', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('severity', 'text', (c) => c.notNull())
    .addColumn('opened_at', 'text', (c) => c.notNull())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('assignee', 'text')
    .addColumn('outcome', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('open_about', 'text', (c) => c.unique())
    .execute()
  await db.schema.createIndex('cases_by_state').on('cases').columns(['state', 'due_at']).execute()
  await db.schema.createIndex('cases_by_person').on('cases').columns(['about_id', 'opened_at']).execute()
}

async function createEvidence(db: Kysely<unknown>) {
  await db.schema
    .createTable('case_evidence')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('case_id', 'text', (c) => c.notNull().references('cases.id').onDelete('cascade'))
    .addColumn('report_id', 'text', (c) => c.notNull())
    .addColumn('captured_at', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('released', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('case_evidence_by_case').on('case_evidence').column('case_id').execute()
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

async function createAppeals(db: Kysely<unknown>) {
  await db.schema
    .createTable('appeals')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('sanction_id', 'text', (c) =>
      c.notNull().unique().references('sanctions.id').onDelete('cascade'),
    )
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('answer', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('decided_by', 'text')
    .execute()
  await db.schema.createIndex('appeals_by_state').on('appeals').columns(['state', 'created_at']).execute()
}
