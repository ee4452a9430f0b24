import type { Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { JobTables } from './jobs.schema'
import { hasWaitingJob, insertJobs, takeSlot } from './jobs.repo'

interface Recurring {
  intervalMs: number
  /** Start (ISO instant) of the last interval that this process has handled. */
  slot?: string
}

/**
 * Creates a scheduler that adds one job of each recurring kind per interval. All processes call `addDue`. The
 * first process that stores the start of the interval (`slot`) in the database adds the job, unless an
 * earlier job of the kind is still waiting.
 */
export function recurringJobs({ db, clock }: { db: Kysely<JobTables>; clock: () => Date }) {
  const all = new Map<string, Recurring>()

  async function addFor(kind: string, slot: string) {
    await db.transaction().execute(async (tx) => {
      if (!(await takeSlot(tx, kind, slot)) || (await hasWaitingJob(tx, kind))) return
      const now = clock().toISOString()
      const id = randomUUID()
      await insertJobs(tx, [
        {
          id,
          kind,
          dedupe_key: `${kind}:${slot}`,
          payload: '{}',
          run_at: now,
          created_at: now,
        },
      ])
    })
  }

  return {
    add: (kind: string, intervalMs: number) => void all.set(kind, { intervalMs }),

    /** Adds jobs only for the current interval; intervals that were missed get no job. */
    async addDue() {
      for (const [kind, recurring] of all) {
        const now = clock().getTime()
        const slot = new Date(now - (now % recurring.intervalMs)).toISOString()
        if (slot === recurring.slot) continue
        await addFor(kind, slot)
        recurring.slot = slot
      }
    },
  }
}
