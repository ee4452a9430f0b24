import type { Generated, Kysely } from 'kysely'

/** `expired`: its time had run out before it was done. `dead`: it failed too often; an operator has to look. */
export type JobState = 'waiting' | 'done' | 'expired' | 'dead'

export interface JobsTable {
  id: string
  kind: string
  /** `kind:key`: of two jobs with the same key the second is not added. Holds ids only, never an address. */
  dedupe_key: string
  /** What the handler needs, as JSON; null once the job has ended well, because mails hold codes and links. */
  payload: string | null
  /** The person whom the job is about, so that it can be removed with the account. */
  person_id: string | null
  state: Generated<JobState>
  /** Not before this instant. */
  run_at: string
  /** From this instant on it is not done any more. */
  expires_at: string | null
  /** The attempt that runs now; only the holder of the token may finish the job. */
  lease_token: string | null
  lease_until: string | null
  attempts: Generated<number>
  /** Attempts whose process ended before it wrote down the outcome. */
  interrupted: Generated<number>
  /** Why the last attempt failed. */
  error: string | null
  created_at: string
  finished_at: string | null
}

/** Which times of recurring work were taken: the first process that inserts a row does the work. */
export interface JobSlotsTable {
  name: string
  slot: string
}

export interface JobTables {
  jobs: JobsTable
  job_slots: JobSlotsTable
}

/** The tables of every service that has jobs. Released migrations call this: it is never changed. */
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
