import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { AsyncResource } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JobTables } from './jobs.schema'
import { claimDueJobs, hasDueJob } from './jobs.repo'
import { recurringJobs } from './recurringJobs'
import type { JobRunner } from './runJob'
import type { JobTiming } from './timing'

interface Dependencies {
  db: Kysely<JobTables>
  clock: () => Date
  timing: JobTiming
  runner: JobRunner
  handlers: ReadonlyMap<string, unknown>
  logger?: FastifyBaseLogger
}

/** Polling interval right after a job was added, because its transaction is about to commit. */
const EAGER_POLL_MS = 25
const EAGER_FOR_MS = 1000
/** Maximum difference between the clocks of machines. A lease that ends later is invalid: the clock was set back. */
const CLOCK_DIFFERENCE_MS = 5 * 60_000

/** Maximum number of failed polls in `settle`. */
const MOST_FAILED_LOOKS = 10

/** Creates a worker that polls for due jobs and runs a few of them concurrently. */
export function jobWorker({ db, clock, timing, runner, handlers, logger }: Dependencies) {
  const recurring = recurringJobs({ db, clock })
  let isStarted = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<number> | undefined
  let eagerUntil = 0
  let isFailing = false
  // Polling continues after the request that has added a job, so it must not belong to the trace of that request.
  const polling = new AsyncResource('JobWorker')

  /** Returns the kinds of jobs that may start now, and the number of jobs that may start in total. */
  function room() {
    const kinds = [...handlers.keys()].filter((kind) => runner.runningOf(kind) < timing.perKind)
    const roomOf = kinds.map((kind) => timing.perKind - runner.runningOf(kind))
    return { kinds, limit: Math.min(timing.concurrency - runner.running, ...roomOf) }
  }

  function dueNow(kinds: string[]) {
    const now = clock()
    const lastLeaseEnd = new Date(now.getTime() + timing.lease + CLOCK_DIFFERENCE_MS).toISOString()
    return { kinds, now: now.toISOString(), lastLeaseEnd }
  }

  /** Returns true if a job that this process can handle is due, including jobs whose rows are locked. */
  async function isAnyDue(): Promise<boolean> {
    const kinds = [...handlers.keys()]
    return kinds.length > 0 && hasDueJob(db, dueNow(kinds))
  }

  /** Starts due jobs up to the concurrency limits. Returns the number of started jobs. */
  async function begin(): Promise<number> {
    await recurring.addDue()
    for (let begun = 0; ;) {
      const { kinds, limit } = room()
      const due = dueNow(kinds)
      // The check needs no write lock, and most polls find no due job.
      if (limit <= 0 || kinds.length === 0 || !(await hasDueJob(db, due))) return begun
      const { lease_token: token, lease_until: leaseUntil } = runner.newLease()
      const jobs = await claimDueJobs(db, { ...due, leaseUntil, token, limit })
      for (const job of jobs) runner.run(job).then(lookSoon, onFailure)
      begun += jobs.length
      if (jobs.length < limit) return begun
    }
  }

  function look(): Promise<number> {
    looking ??= begin()
      .then(onSuccess, onFailure)
      .finally(() => (looking = undefined))
    return looking
  }

  function onSuccess(count: number) {
    if (isFailing) logger?.info('polling for jobs works again')
    isFailing = false
    return count
  }

  /** Logs only the first failure, not every poll while the database is unavailable. */
  function onFailure(error: unknown) {
    if (!isFailing) logger?.error({ err: error }, 'polling for jobs failed')
    isFailing = true
    return 0
  }

  function schedule(ms: number) {
    if (!isStarted) return
    clearTimeout(timer)
    timer = polling.runInAsyncScope(() => setTimeout(() => void tick(), ms)).unref()
  }

  async function tick() {
    await look()
    schedule(performance.now() < eagerUntil ? EAGER_POLL_MS : timing.poll)
  }

  const lookSoon = () => schedule(0)

  return {
    repeat: recurring.add,

    /** Polls more often for a moment. Call it when this process has added a job. */
    expect() {
      eagerUntil = performance.now() + EAGER_FOR_MS
      lookSoon()
    },

    start() {
      isStarted = true
      lookSoon()
    },

    async stop() {
      isStarted = false
      clearTimeout(timer)
      await looking
      await Promise.race([runner.idle(), sleep(timing.drain, undefined, { ref: false })])
    },

    async settle() {
      // The current poll may have started before the clock moved on or a job was added.
      await looking
      let failedLooks = 0
      const isLeft = async () => (isFailing ? (failedLooks += 1) < MOST_FAILED_LOOKS : isAnyDue())
      do await runner.idle()
      while ((await look()) > 0 || runner.running > 0 || (await isLeft()))
    },
  }
}
