import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
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

/** After a job was added, its transaction commits soon: until then this process looks often. */
const EAGER_POLL_MS = 25
const EAGER_FOR_MS = 1000
/** Clocks of machines may differ by so much; a lease that ends later is from before the clock was put back. */
const CLOCK_DIFFERENCE_MS = 5 * 60_000

/** `settle` looks again after a failure, but not for ever. */
const MOST_FAILED_LOOKS = 10

/** Looks for jobs that are due and does them, a few at a time. */
export function jobWorker({ db, clock, timing, runner, handlers, logger }: Dependencies) {
  const recurring = recurringJobs({ db, clock })
  let isStarted = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<number> | undefined
  let eagerUntil = 0
  let isFailing = false

  /** The kinds that there is room for, and how many jobs of any of them. */
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

  /** Whether a job that this process can do is due: a look passes over rows that are locked at that moment. */
  async function isAnyDue(): Promise<boolean> {
    const kinds = [...handlers.keys()]
    return kinds.length > 0 && hasDueJob(db, dueNow(kinds))
  }

  /** Begins what is due, as far as there is room. Returns how many jobs it began. */
  async function begin(): Promise<number> {
    await recurring.addDue()
    for (let begun = 0; ;) {
      const { kinds, limit } = room()
      const due = dueNow(kinds)
      // A look takes no write lock: most of them find nothing.
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
    if (isFailing) logger?.info('jobs can be looked for again')
    isFailing = false
    return count
  }

  /** Logged once, not at every look while the database is away. */
  function onFailure(error: unknown) {
    if (!isFailing) logger?.error({ err: error }, 'looking for jobs failed')
    isFailing = true
    return 0
  }

  function schedule(ms: number) {
    if (!isStarted) return
    clearTimeout(timer)
    timer = setTimeout(() => void tick(), ms).unref()
  }

  async function tick() {
    await look()
    schedule(performance.now() < eagerUntil ? EAGER_POLL_MS : timing.poll)
  }

  const lookSoon = () => schedule(0)

  return {
    repeat: recurring.add,

    /** A job was added by this process. */
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
      let failedLooks = 0
      const isLeft = async () => (isFailing ? (failedLooks += 1) < MOST_FAILED_LOOKS : isAnyDue())
      do await runner.idle()
      while ((await look()) > 0 || runner.running > 0 || (await isLeft()))
    },
  }
}
