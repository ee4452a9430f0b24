import { freshDatabaseWith } from '../freshDatabase'
import { countEffect, effectMigrations, effectQueue, effectsIn, type EffectTables } from './effects'
import { keepProcesses } from './jobProcesses'

export interface JobDrillResult {
  jobs: number
  /** Number of effects in the database; there must be exactly one per job. */
  effects: number
  doubled: number
  lost: number
  /** Number of processes that died during a job, all killed with SIGKILL. */
  killed: number
  /** Number of attempts that another process took over. */
  takenOver: number
}

const LEASE_MS = 2000

/**
 * Runs many jobs in several processes, while a tenth of the jobs kill their process and a tenth outlive their
 * lease.
 */
export async function drillJobs({
  jobs,
  processes,
}: {
  jobs: number
  processes: number
}): Promise<JobDrillResult> {
  const { db, location, drop } = await freshDatabaseWith<EffectTables>(effectMigrations)
  const queue = effectQueue(db, () => new Date())
  const names = Array.from({ length: jobs }, (_, index) => String(index))
  await db.transaction().execute(async (tx) => {
    for (const job of names) await queue.enqueue(tx, countEffect, { key: job, payload: { job } })
  })
  const killed = await keepProcesses(processes, { location, lease: LEASE_MS })
  const effects = await effectsIn(db)
  const rows = await db.selectFrom('jobs').select(['state', 'interrupted']).execute()
  const distinct = new Set(effects).size
  await drop()
  return {
    jobs: rows.filter(({ state }) => state === 'done').length,
    effects: effects.length,
    doubled: effects.length - distinct,
    lost: jobs - distinct,
    killed,
    takenOver: rows.reduce((sum, { interrupted }) => sum + interrupted, 0),
  }
}
