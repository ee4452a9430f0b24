import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import { currentRequestId } from '../tracing/currentRequest'
import { jobAdministration } from './jobAdministration'
import type { JobHandler, JobKind, NewJob } from './jobKind'
import type { JobTables } from './jobs.schema'
import { deleteJobWithKey, insertJobs, takeBackJob, type Job } from './jobs.repo'
import { jobWorker } from './jobWorker'
import { jobRunner, type JobEvent, type JobOutcome } from './runJob'
import { JOB_TIMING, type JobTiming } from './timing'

export interface JobQueueDependencies<Tables extends JobTables> {
  db: Kysely<Tables>
  clock: () => Date
  logger?: FastifyBaseLogger
  timing?: Partial<JobTiming>
}

export type JobQueue<Tables extends JobTables> = ReturnType<typeof jobQueue<Tables>>

/**
 * Durable background jobs. They run after the request, in any of the processes, and are not lost in a crash.
 *
 * A feature defines its kind of job and registers a handler once, where the service is built:
 *
 *     export const greet = jobKind<{ learnerId: string }>('learner.greet')
 *     jobs.handle(greet, { effect: (tx, { learnerId }) => insertGreeting(tx, learnerId) })
 *
 * and adds jobs in the transaction of the change that causes them. If that transaction rolls back, there is
 * no job:
 *
 *     await jobs.enqueue(tx, greet, { key: learnerId, payload: { learnerId } })
 *
 * `JobHandler` describes which steps may be repeated and which happen exactly once. For mails, see
 * `mailQueue` (ADR 116, 117).
 */
export function jobQueue<Tables extends JobTables>(dependencies: JobQueueDependencies<Tables>) {
  const { clock } = dependencies
  const db = dependencies.db as unknown as Kysely<JobTables>
  const timing = { ...JOB_TIMING, ...dependencies.timing }
  const handlers = new Map<string, JobHandler<JobTables, object>>()
  const recurring = new Set<string>()
  const listeners: ((event: JobEvent) => void)[] = []
  const runner = jobRunner({
    db,
    clock,
    timing,
    handlers,
    recurring,
    logger: dependencies.logger,
    onEvent: (event) => listeners.forEach((listener) => listener(event)),
  })
  const worker = jobWorker({ db, clock, timing, runner, handlers, logger: dependencies.logger })

  function newRow<Payload>(kind: JobKind<Payload>, job: NewJob<Payload>): Job {
    const now = clock().toISOString()
    return {
      id: randomUUID(),
      kind: kind.name,
      dedupe_key: dedupeKey(kind, job.key),
      payload: JSON.stringify(job.payload),
      person_id: job.personId ?? null,
      request_id: currentRequestId() ?? null,
      state: 'waiting',
      run_at: job.runAt?.toISOString() ?? now,
      expires_at: job.expiresAt?.toISOString() ?? null,
      lease_token: null,
      lease_until: null,
      attempts: 0,
      interrupted: 0,
      error: null,
      created_at: now,
      finished_at: null,
    }
  }

  async function insert(tx: Kysely<Tables>, row: Job, replace = false): Promise<boolean> {
    const rows = tx as unknown as Kysely<JobTables>
    if (replace) await deleteJobWithKey(rows, row.dedupe_key)
    return insertJobs(rows, [row])
  }

  return {
    ...jobAdministration(db, clock),

    /** Registers the handler of a kind. Call it before `start`. */
    handle<Payload extends object>(kind: JobKind<Payload>, handler: JobHandler<Tables, Payload>) {
      handlers.set(kind.name, handler as unknown as JobHandler<JobTables, object>)
    },

    /**
     * Adds a job of this kind now and at the start of each interval, once for all processes. Missed intervals
     * are skipped, and no job is added while the previous one is still waiting.
     */
    every(kind: JobKind<Record<string, never>>, intervalMs: number) {
      recurring.add(kind.name)
      worker.repeat(kind.name, intervalMs)
    },

    /** Adds a job in the transaction `tx`. Returns false if a job with this key exists already. */
    async enqueue<Payload>(
      tx: Kysely<Tables>,
      kind: JobKind<Payload>,
      job: NewJob<Payload>,
    ): Promise<boolean> {
      const isNew = await insert(tx, newRow(kind, job), job.replace)
      if (isNew) worker.expect()
      return isNew
    },

    /** Adds several jobs in the transaction `tx`. Skips the jobs whose key already exists. */
    async enqueueAll<Payload>(
      tx: Kysely<Tables>,
      kind: JobKind<Payload>,
      all: Omit<NewJob<Payload>, 'replace'>[],
    ) {
      const rows = all.map((job) => newRow(kind, job))
      if (await insertJobs(tx as unknown as Kysely<JobTables>, rows)) worker.expect()
    },

    /**
     * Adds a job that this process attempts immediately, for a person who waits for the outcome. Pass the
     * result to `attempt` after the transaction has committed. If the process ends before that, another
     * process does the job. Replaces an earlier job with this key.
     */
    async reserve<Payload>(tx: Kysely<Tables>, kind: JobKind<Payload>, job: NewJob<Payload>): Promise<Job> {
      const row = { ...newRow(kind, job), ...runner.newLease(), attempts: 1 }
      await insert(tx, row, true)
      return row
    },

    /**
     * Attempts a reserved job now. If the attempt fails, the job is retried later like any other; if `orElse`
     * is given, the job is deleted instead, in one transaction with the writes of `orElse`.
     */
    attempt(job: Job, orElse?: (tx: Kysely<Tables>) => Promise<unknown>): Promise<JobOutcome> {
      return runner.run(job, orElse as ((tx: Kysely<JobTables>) => Promise<unknown>) | undefined)
    },

    /**
     * Removes the job with this key, done or not. A running attempt is not interrupted, but its `effect` is not
     * written.
     */
    async cancel(tx: Kysely<Tables>, kind: { name: string }, key: string) {
      await deleteJobWithKey(tx as unknown as Kysely<JobTables>, dedupeKey(kind, key))
    },

    /**
     * Removes the job with this key and returns its payload. Returns undefined if there is no such job or it
     * is done. The `effect` of a running attempt is not written.
     */
    async takeBack<Payload>(
      tx: Kysely<Tables>,
      kind: JobKind<Payload>,
      key: string,
    ): Promise<Payload | undefined> {
      const payload = await takeBackJob(tx as unknown as Kysely<JobTables>, dedupeKey(kind, key))
      return payload === undefined ? undefined : (JSON.parse(payload) as Payload)
    },

    /** Calls `listener` with the outcome of each attempt in this process. */
    onEvent: (listener: (event: JobEvent) => void) => void listeners.push(listener),

    /** Starts processing jobs. */
    start: worker.start,
    /**
     * Stops taking jobs and waits up to `timing.drain` for running ones. Other processes take over the unfinished ones.
     */
    stop: worker.stop,
    /** Runs all due jobs. For tests. */
    settle: worker.settle,
  }
}

function dedupeKey({ name }: { name: string }, key: string) {
  return `${name}:${key}`
}
