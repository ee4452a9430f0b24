import { sql, type Kysely } from 'kysely'

const KEPT = [
  ...['id', 'learner_id', 'course_id', 'course_name', 'instructor_name', 'learner_name', 'created_at'],
  ...['updated_at', 'revoked_at', 'revoked_reason', 'credential', 'status_index'],
]

/**
 * A certificate can be replaced by a later edition, a revocation has a public code, and what was proven is kept. The
 * table is rebuilt, because SQLite cannot drop its former constraint of one certificate for a learner and a course.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('certificates_new')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('learner_id', 'text', (c) => c.notNull())
    .addColumn('course_id', 'text', (c) => c.notNull())
    .addColumn('edition', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('course_name', 'text', (c) => c.notNull())
    .addColumn('instructor_name', 'text', (c) => c.notNull())
    .addColumn('learner_name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('revoked_at', 'text')
    .addColumn('revoked_reason', 'text')
    .addColumn('revoked_code', 'text')
    .addColumn('replaces', 'text')
    .addColumn('proof_of_learning', 'text')
    .addColumn('credential', 'text')
    .addColumn('status_index', 'integer')
    .execute()
  const columns = sql.join(KEPT.map((name) => sql.ref(name)))
  await sql`insert into certificates_new (${columns}) select ${columns} from certificates`.execute(db)
  await db.schema.dropTable('certificates').execute()
  await db.schema.alterTable('certificates_new').renameTo('certificates').execute()
  await addIndexes(db)
}

async function addIndexes(db: Kysely<unknown>) {
  const add = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('certificates').columns(columns)
  await add('certificates_once', ['learner_id', 'course_id', 'edition']).unique().execute()
  await add('certificates_replaced_once', ['replaces']).unique().execute()
  await add('certificates_by_status', ['status_index']).unique().execute()
  await add('certificates_by_revocation', ['revoked_at', 'status_index']).execute()
  await add('certificates_by_time', ['created_at', 'id']).execute()
}
