import { sql, type Insertable, type Kysely, type QueryExecutorProvider, type Selectable } from 'kysely'
import { lockFreeRows } from '../database/lockRows'
import type { JobsTable, JobState, JobTables } from './jobs.schema'

type Database = Kysely<JobTables>
export type Job = Selectable<JobsTable>

/** The lease of an attempt: the job's row may only be changed while it has this token. */
export interface Lease {
  id: string
  token: string
}

/** Adds the jobs whose key no other job has. Returns true if at least one was added. */
export async function insertJobs(db: Database, jobs: Insertable<JobsTable>[]): Promise<boolean> {
  if (jobs.length === 0) return false
  const rows = await db
    .insertInto('jobs')
    .values(jobs)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

interface Due {
  kinds: string[]
  now: string
  /** Latest end of a valid lease. A lease that ends later is invalid, because the clock was set back. */
  lastLeaseEnd: string
}

/** Returns a query for jobs that are waiting, due and not being attempted. */
function due(db: Database, { kinds, now, lastLeaseEnd }: Due) {
  return db
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'waiting')
    .where('run_at', '<=', now)
    .where('kind', 'in', kinds)
    .where((is) =>
      is.or([
        is('lease_until', 'is', null),
        is('lease_until', '<=', now),
        is('lease_until', '>', lastLeaseEnd),
      ]),
    )
}

export async function hasDueJob(db: Database, which: Due): Promise<boolean> {
  return (await due(db, which).limit(1).executeTakeFirst()) !== undefined
}

interface Claim extends Due {
  leaseUntil: string
  token: string
  limit: number
}

/** Claims the jobs that have been due for longest. Concurrent processes never claim the same job. */
export function claimDueJobs(db: Database, claim: Claim): Promise<Job[]> {
  const { leaseUntil, token, limit } = claim
  const next = lockFreeRows(db, due(db, claim).orderBy('run_at').orderBy('id').limit(limit))
  return db
    .with('next', () => next)
    .updateTable('jobs')
    .set({
      lease_token: token,
      lease_until: leaseUntil,
      attempts: sql`attempts + 1`,
      interrupted: sql`case when lease_token is null then interrupted else interrupted + 1 end`,
    })
    .where('id', 'in', (eb) => eb.selectFrom('next').select('id'))
    .returningAll()
    .execute()
}

/** Extends the leases of running attempts. */
export async function renewLeases(db: Database, leases: Lease[], leaseUntil: string) {
  for (const lease of leases) await held(db, lease).set({ lease_until: leaseUntil }).execute()
}

/** Marks the job as ended. Returns false if another process has taken over the job. */
export async function endJob(
  db: Database,
  lease: Lease,
  { state, now, error = null }: { state: Exclude<JobState, 'waiting'>; now: string; error?: string | null },
): Promise<boolean> {
  const ended = { state, error, finished_at: now, lease_token: null, lease_until: null }
  // A dead job keeps its payload, because an operator may retry it.
  const change = state === 'dead' ? ended : { ...ended, payload: null }
  const { numUpdatedRows } = await held(db, lease).set(change).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Releases the job, so that it is retried at `runAt`. */
export async function postponeJob(
  db: Database,
  lease: Lease,
  { runAt, error }: { runAt: string; error: string },
) {
  await held(db, lease).set({ run_at: runAt, error, lease_token: null, lease_until: null }).execute()
}

function held(db: Database, { id, token }: Lease) {
  return db
    .updateTable('jobs')
    .where('id', '=', id)
    .where('lease_token', '=', token)
    .where('state', '=', 'waiting')
}

/**
 * Deletes a job while this attempt holds its lease. Returns false if another process has taken over the job.
 */
export async function deleteHeldJob(db: Database, { id, token }: Lease): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('lease_token', '=', token)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteJobWithKey(db: Database, dedupeKey: string) {
  await db.deleteFrom('jobs').where('dedupe_key', '=', dedupeKey).execute()
}

/** Deletes the job with this key if it is not done, and returns its payload. */
export async function takeBackJob(db: Database, dedupeKey: string): Promise<string | undefined> {
  const taken = db.deleteFrom('jobs').where('dedupe_key', '=', dedupeKey).where('state', '=', 'waiting')
  return (await taken.returning('payload').executeTakeFirst())?.payload ?? undefined
}

/** Deletes all jobs about a person, done ones included, when the account is deleted. */
export async function deleteJobsAbout(tx: QueryExecutorProvider, personId: string) {
  await sql`delete from jobs where person_id = ${personId}`.execute(tx)
}

export async function hasWaitingJob(db: Database, kind: string): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'waiting')
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a slot of a recurring job. Returns false if another process has taken it already. */
export async function takeSlot(db: Database, name: string, slot: string): Promise<boolean> {
  const row = await db
    .insertInto('job_slots')
    .values({ name, slot })
    .onConflict((conflict) => conflict.columns(['name', 'slot']).doNothing())
    .returning('slot')
    .executeTakeFirst()
  return row !== undefined
}
