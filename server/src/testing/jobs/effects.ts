import type { Kysely } from 'kysely'
import { jobKind } from '../../platform/jobs/jobKind'
import { jobQueue, type JobQueue } from '../../platform/jobs/jobQueue'
import type { JobTables } from '../../platform/jobs/jobs.schema'
import type { JobTiming } from '../../platform/jobs/timing'
import { jobMigrations } from './jobMigrations'

/** A database whose jobs record their effects, with one row for each time. */
export interface EffectTables extends JobTables {
  effects: { job: string; process: string }
}

export const effectMigrations = {
  ...jobMigrations,
  '003': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('effects')
        .addColumn('job', 'text', (c) => c.notNull())
        .addColumn('process', 'text', (c) => c.notNull())
        .execute()
    },
  },
}

export const countEffect = jobKind<{ job: string }>('count')

export async function addEffect(db: Kysely<EffectTables>, job: string, process = '') {
  await db.insertInto('effects').values({ job, process }).execute()
}

/** The names of the jobs that took effect, once per effect. */
export async function effectsIn(db: Kysely<EffectTables>): Promise<string[]> {
  const rows = await db.selectFrom('effects').select('job').orderBy('job').execute()
  return rows.map(({ job }) => job)
}

export function effectQueue(
  db: Kysely<EffectTables>,
  clock: () => Date,
  timing?: Partial<JobTiming>,
): JobQueue<EffectTables> {
  const jobs = jobQueue<EffectTables>({ db, clock, timing })
  jobs.handle(countEffect, { effect: (tx, { job }) => addEffect(tx, job) })
  return jobs
}
