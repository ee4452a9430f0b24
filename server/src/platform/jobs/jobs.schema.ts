import type { Generated, Kysely } from 'kysely'

/**
 * `expired`: the job was not done before its expiry. `dead`: the job has failed too often and needs an
 * operator.
 */
export type JobState = 'waiting' | 'done' | 'expired' | 'dead'

export interface JobsTable {
  id: string
  kind: string
  /** `kind:key`, unique. Contains only ids, never an address. */
  dedupe_key: string
  /** The payload as JSON; null once the job is done, because mails contain codes and links. */
  payload: string | null
  /** The person concerned, so that the job can be deleted with the account. */
  person_id: string | null
  /**
   * Id of the request that has added the job, as in its log lines. Null if no request has added it, for
   * example at the start of a process.
   */
  request_id: string | null
  state: Generated<JobState>
  /** The job does not run before this instant. */
  run_at: string
  /** The job is not started after this instant. */
  expires_at: string | null
  /** Token of the running attempt's lease; only its holder may finish the job. Null if no attempt is running. */
  lease_token: string | null
  lease_until: string | null
  attempts: Generated<number>
  /** Number of attempts whose process died before it recorded the outcome. */
  interrupted: Generated<number>
  /** The reason why the last attempt failed. */
  error: string | null
  created_at: string
  finished_at: string | null
}

/**
 * Intervals of recurring jobs for which a process has already added the job. The process that inserts the row
 * adds the job.
 */
export interface JobSlotsTable {
  name: string
  slot: string
}

export interface JobTables {
  jobs: JobsTable
  job_slots: JobSlotsTable
}

/** Creates the job tables of a service. Called by released migrations, so it must never change. */
export async function createJobTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('dedupe_key', 'text', (c) => c.notNull().unique())
    .addColumn('payload', 'text')
    .addColumn('person_id', 'text')
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
    .addColumn('run_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('lease_token', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('interrupted', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('error', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('finished_at', 'text')
    .execute()
  await db.schema.createIndex('jobs_by_time').on('jobs').columns(['state', 'run_at']).execute()
  await db.schema.createIndex('jobs_by_person').on('jobs').column('person_id').execute()
  await db.schema
    .createTable('job_slots')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('slot', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('job_slots_pk', ['name', 'slot'])
    .execute()
}

/**
 * Adds the column for the id of the request to the job table of a service. Called by released migrations, so
 * it must never change.
 */
export async function addRequestOfJobs(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('request_id', 'text').execute()
}
