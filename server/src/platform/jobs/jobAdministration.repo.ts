import type { Kysely } from 'kysely'
import type { Job } from './jobs.repo'
import type { JobState, JobTables } from './jobs.schema'

type Database = Kysely<JobTables>

/** Deletes jobs and slots older than `before`, and the payload of dead jobs that have expired. */
export async function tidyJobs(db: Database, { now, before }: { now: string; before: string }) {
  await db.deleteFrom('jobs').where('state', 'in', ['done', 'expired']).where('run_at', '<', before).execute()
  await db.deleteFrom('job_slots').where('slot', '<', before).execute()
  await db
    .updateTable('jobs')
    .set({ state: 'expired', payload: null })
    .where('state', '=', 'dead')
    .where('expires_at', '<=', now)
    .execute()
}

export interface JobFilter {
  states: JobState[]
  limit: number
  /** Only jobs that concern this person. */
  personId?: string
  /** True to list the most recently added jobs first. */
  newestFirst?: boolean
}

export function listJobs(
  db: Database,
  { states, limit, personId, newestFirst = false }: JobFilter,
): Promise<Job[]> {
  const direction = newestFirst ? 'desc' : 'asc'
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('state', 'in', states)
    .$if(personId !== undefined, (query) => query.where('person_id', '=', personId!))
    .orderBy(newestFirst ? 'created_at' : 'run_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute()
}

/** Makes jobs due now and resets their attempts. Jobs that are being attempted do not change. */
export async function retryJobs(db: Database, id: string | undefined, now: string): Promise<number> {
  const fresh = { state: 'waiting', attempts: 0, run_at: now, error: null, finished_at: null } as const
  const retried = db
    .updateTable('jobs')
    .set(fresh)
    .where('lease_token', 'is', null)
    .where('state', 'in', id === undefined ? ['dead'] : ['dead', 'waiting'])
  const { numUpdatedRows } = await (
    id === undefined ? retried : retried.where('id', '=', id)
  ).executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Returns, for each kind, the time since which its oldest due job has been due. */
export function oldestDueJobs(db: Database, now: string) {
  return db
    .selectFrom('jobs')
    .select('kind')
    .select(({ fn }) => fn.min('run_at').as('due_at'))
    .where('state', '=', 'waiting')
    .where('run_at', '<=', now)
    .groupBy('kind')
    .execute()
}

export function countJobs(db: Database) {
  return db
    .selectFrom('jobs')
    .select(['kind', 'state'])
    .select(({ fn }) => fn.countAll<number>().as('jobs'))
    .where('state', 'in', ['waiting', 'dead'])
    .groupBy(['kind', 'state'])
    .execute()
}
