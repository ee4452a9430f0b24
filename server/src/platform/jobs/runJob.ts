import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import { causedBy } from '../tracing/currentRequest'
import { traceWork } from '../tracing/tracing'
import type { JobHandler } from './jobKind'
import type { JobTables } from './jobs.schema'
import { deleteHeldJob, endJob, postponeJob, renewLeases, type Job, type Lease } from './jobs.repo'
import type { JobTiming } from './timing'

/**
 * Result of an attempt. `lost` means that another process has taken over the job and this attempt had no
 * effect on the database.
 */
export type JobOutcome =
  | { kind: 'done' | 'expired' | 'lost' }
  | { kind: 'failed' | 'cancelled' | 'dead'; error: unknown }

export interface JobEvent {
  job: Job
  outcome: JobOutcome['kind']
}

export interface JobRunnerDependencies {
  db: Kysely<JobTables>
  clock: () => Date
  timing: JobTiming
  handlers: ReadonlyMap<string, JobHandler<JobTables, object>>
  /** Kinds whose jobs are deleted when done, because their slots make them unique. */
  recurring: ReadonlySet<string>
  onEvent: (event: JobEvent) => void
  logger?: FastifyBaseLogger
}

export type JobRunner = ReturnType<typeof jobRunner>

/** Runs claimed jobs and renews their leases in the meantime. */
export function jobRunner(dependencies: JobRunnerDependencies) {
  const { db, clock, timing, handlers, recurring, onEvent, logger } = dependencies
  const running = new Map<Lease, { kind: string; work: Promise<JobOutcome> }>()
  let heartbeat: NodeJS.Timeout | undefined
  const now = () => clock().toISOString()
  const later = (ms: number) => new Date(clock().getTime() + ms).toISOString()

  async function attempt(job: Job, lease: Lease): Promise<JobOutcome> {
    if (job.expires_at && job.expires_at <= now())
      return { kind: (await endJob(db, lease, { state: 'expired', now: now() })) ? 'expired' : 'lost' }
    if (job.attempts > timing.retries.length + 1)
      return giveUp(lease, new Error('The process ended during each of the attempts.'))
    const handler = handlers.get(job.kind)
    if (!handler) throw new Error(`This process has no handler for jobs of the kind ${job.kind}.`)
    const payload = JSON.parse(job.payload ?? '{}') as object
    await handler.outside?.(payload, job)
    const isMine = await db.transaction().execute(async (tx) => {
      // The job is ended first, because that locks its row: no other process can take over the job while its
      // effect is written.
      const isEnded = recurring.has(job.kind)
        ? await deleteHeldJob(tx, lease)
        : await endJob(tx, lease, { state: 'done', now: now() })
      if (!isEnded) return false
      await handler.effect?.(tx, payload, job)
      return true
    })
    return { kind: isMine ? 'done' : 'lost' }
  }

  async function giveUp(lease: Lease, error: unknown): Promise<JobOutcome> {
    const isMine = await endJob(db, lease, { state: 'dead', now: now(), error: messageOf(error) })
    return isMine ? { kind: 'dead', error } : { kind: 'lost' }
  }

  async function fail(job: Job, lease: Lease, error: unknown): Promise<JobOutcome> {
    const wait = timing.retries[job.attempts - 1]
    if (wait === undefined) return giveUp(lease, error)
    const next = later(wait)
    // If the job expires before its next attempt, the attempt is set to the time of expiry, at which the job
    // is marked as expired.
    const runAt = job.expires_at && job.expires_at < next ? job.expires_at : next
    await postponeJob(db, lease, { runAt, error: messageOf(error) })
    return { kind: 'failed', error }
  }

  async function cancel(lease: Lease, orElse: OrElse, error: unknown): Promise<JobOutcome> {
    const isMine = await db.transaction().execute(async (tx) => {
      if (!(await deleteHeldJob(tx, lease))) return false
      await orElse(tx)
      return true
    })
    return isMine ? { kind: 'cancelled', error } : { kind: 'lost' }
  }

  function hold(lease: Lease, kind: string, work: Promise<JobOutcome>) {
    running.set(lease, { kind, work })
    heartbeat ??= setInterval(() => void renew(), timing.lease / 3).unref()
  }

  function letGo(lease: Lease) {
    running.delete(lease)
    if (running.size > 0) return
    clearInterval(heartbeat)
    heartbeat = undefined
  }

  async function renew() {
    const leases = [...running.keys()]
    await renewLeases(db, leases, later(timing.lease)).catch((error: unknown) =>
      logger?.warn({ err: error }, 'leases of jobs could not be renewed'),
    )
  }

  function report(job: Job, outcome: JobOutcome) {
    const { id, kind, attempts, request_id: reqId } = job
    const entry = {
      job: id,
      kind,
      attempts,
      ...(reqId && { reqId }),
      ...('error' in outcome && { err: outcome.error }),
    }
    if (outcome.kind === 'dead') logger?.error(entry, 'a job failed too often and is not retried')
    else if (outcome.kind === 'failed') logger?.warn(entry, 'a job failed and will be retried')
    else if (outcome.kind === 'lost') logger?.warn(entry, 'another process took a job over')
    onEvent({ job, outcome: outcome.kind })
  }

  return {
    /** Number of running attempts. */
    get running() {
      return running.size
    },

    runningOf: (kind: string) => [...running.values()].filter((one) => one.kind === kind).length,

    idle: () => Promise.allSettled([...running.values()].map(({ work }) => work)),

    newLease: () => ({ lease_token: randomUUID(), lease_until: later(timing.lease) }),

    /**
     * Attempts the job. Rejects only if the database fails; another process then takes over the job when its lease
     * ends.
     */
    run(job: Job, orElse?: OrElse): Promise<JobOutcome> {
      const lease = { id: job.id, token: job.lease_token ?? '' }
      const work = causedBy(job.request_id ?? undefined, () =>
        traceWork(`job ${job.kind}`, () => attempt(job, lease)),
      )
        .catch((error: unknown) => (orElse ? cancel(lease, orElse, error) : fail(job, lease, error)))
        .finally(() => letGo(lease))
      hold(lease, job.kind, work)
      return work.then((outcome) => {
        report(job, outcome)
        return outcome
      })
    },
  }
}

type OrElse = (tx: Kysely<JobTables>) => Promise<unknown>

const ERROR_MAX = 500

function messageOf(error: unknown): string {
  return String(error instanceof Error ? error.message : error).slice(0, ERROR_MAX)
}
