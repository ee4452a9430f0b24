import { Counter, Gauge, type Registry } from 'prom-client'
import { MAIL_KIND } from '../mail/mailQueue'
import type { JobQueue } from '../jobs/jobQueue'
import type { JobTables } from '../jobs/jobs.schema'
import type { JobEvent } from '../jobs/runJob'

/**
 * Registers metrics of the waiting and dead jobs of all processes, and of the attempts of this process.
 * `maybe_doubled` counts mails that were sent after an interrupted attempt and may have arrived twice.
 */
export function registerJobMetrics<Tables extends JobTables>(registry: Registry, jobs: JobQueue<Tables>) {
  const registers = [registry]
  new Gauge({
    name: 'mentor_connect_jobs',
    help: 'Background jobs that wait or are dead, by kind and state',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      // If the database is unavailable, only these metrics are missing.
      const counts = await jobs.count().catch(() => [])
      this.reset()
      for (const { kind, state, jobs: count } of counts) this.set({ kind, state }, count)
    },
  })
  new Gauge({
    name: 'mentor_connect_jobs_lag_seconds',
    help: 'For how long the oldest due job has been waiting, by kind',
    labelNames: ['kind'],
    registers,
    async collect() {
      const lags = await jobs.lag().catch(() => [])
      this.reset()
      for (const { kind, seconds } of lags) this.set({ kind }, seconds)
    },
  })
  const attempts = new Counter({
    name: 'mentor_connect_job_attempts_total',
    help: 'Attempts at background jobs, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const sent = new Counter({ name: 'mentor_connect_mails_sent_total', help: 'Mails handed over', registers })
  const failed = new Counter({
    name: 'mentor_connect_mails_failed_total',
    help: 'Attempts at mails that failed',
    registers,
  })
  const doubled = new Counter({
    name: 'mentor_connect_mails_maybe_doubled_total',
    help: 'Mails of which an earlier attempt was interrupted, and that may have arrived twice',
    registers,
  })
  jobs.onEvent(({ job: { kind, interrupted }, outcome }) => {
    attempts.inc({ kind, outcome })
    if (kind !== MAIL_KIND) return
    if (FAILURES.has(outcome)) failed.inc()
    if (outcome !== 'done') return
    sent.inc()
    if (interrupted > 0) doubled.inc()
  })
}

const FAILURES: ReadonlySet<JobEvent['outcome']> = new Set(['failed', 'cancelled', 'dead'])
