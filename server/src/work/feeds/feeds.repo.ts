import type { FeedLine, FeedOutcome } from '@mentor-connect/contract/work/feedRules'
import { FEED_LINES_MAX } from '@mentor-connect/contract/work/feedRules'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ApiDatabase, Database, Instant } from '../../kernel/database/schema'
import { lockRows } from '../../platform/database/lockRows'

export type StoredFeed = Selectable<ApiDatabase['feeds']>
export type StoredRun = Omit<Selectable<ApiDatabase['feed_runs']>, 'upload'>

export const findFeed = (db: Database, id: string): Promise<StoredFeed | undefined> =>
  db.selectFrom('feeds').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks a feed until the transaction ends. Every change of it and of its runs needs this lock first. */
export const lockFeed = (tx: Database, id: string): Promise<StoredFeed | undefined> =>
  lockRows(tx, tx.selectFrom('feeds').selectAll().where('id', '=', id)).executeTakeFirst()

export async function countFeeds(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('feeds')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertFeed(tx: Database, row: Insertable<ApiDatabase['feeds']>) {
  await tx.insertInto('feeds').values(row).execute()
}

export async function updateFeed(tx: Database, id: string, values: Updateable<ApiDatabase['feeds']>) {
  await tx.updateTable('feeds').set(values).where('id', '=', id).execute()
}

/** Returns the ids of the feeds whose address is due to be read. */
export async function dueFeeds(db: Database, now: Instant, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('feeds')
    .select('id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

const RUN_COLUMNS = [
  'id',
  'feed_id',
  'cause',
  'state',
  'hold',
  'failure',
  'entries',
  'added',
  'changed',
  'unchanged',
  'closed',
  'refused',
  'suspicious',
  'created_at',
  'changed_at',
  'lines',
] as const

export const selectRuns = (db: Database) => db.selectFrom('feed_runs').select(RUN_COLUMNS)

export const findRun = (db: Database, id: string): Promise<StoredRun | undefined> =>
  selectRuns(db).where('id', '=', id).executeTakeFirst()

export const lockRun = (tx: Database, id: string): Promise<StoredRun | undefined> =>
  lockRows(tx, selectRuns(tx).where('id', '=', id)).executeTakeFirst()

export async function insertRun(tx: Database, row: Insertable<ApiDatabase['feed_runs']>) {
  await tx.insertInto('feed_runs').values(row).execute()
}

export async function updateRun(tx: Database, id: string, values: Updateable<ApiDatabase['feed_runs']>) {
  await tx.updateTable('feed_runs').set(values).where('id', '=', id).execute()
}

/** Returns the uploaded file of a run, or undefined if none is stored. */
export async function findUpload(db: Database, id: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('feed_runs').select('upload').where('id', '=', id).executeTakeFirst()
  const upload = row?.upload ?? undefined
  return upload === undefined ? undefined : new Uint8Array(Buffer.from(upload, 'base64'))
}

/** Deletes the runs that began before a time, except for those that wait for an operator. */
export async function deleteOldRuns(db: Database, before: Instant) {
  await db
    .deleteFrom('feed_runs')
    .where('created_at', '<', before)
    .where('state', 'in', ['done', 'failed', 'discarded'])
    .execute()
}

export type NewStagedEntry = Insertable<ApiDatabase['feed_staged_entries']>
export type StagedEntry = Selectable<ApiDatabase['feed_staged_entries']>

export async function stageEntries(tx: Database, rows: NewStagedEntry[]) {
  if (rows.length > 0) await tx.insertInto('feed_staged_entries').values(rows).execute()
}

/** Returns the first staged entries of a run. */
export const firstStaged = (tx: Database, runId: string, limit: number): Promise<StagedEntry[]> =>
  tx
    .selectFrom('feed_staged_entries')
    .selectAll()
    .where('run_id', '=', runId)
    .orderBy('number')
    .limit(limit)
    .execute()

/**
 * Deletes staged entries of a run.
 * @param upTo the highest number to delete; if it is missing, all entries are deleted
 */
export async function deleteStaged(tx: Database, runId: string, upTo?: number) {
  await tx
    .deleteFrom('feed_staged_entries')
    .where('run_id', '=', runId)
    .$if(upTo !== undefined, (query) => query.where('number', '<=', upTo!))
    .execute()
}

/**
 * Maximum number of lines about successes. The other lines of a report are for problems that an operator must
 * read.
 */
const GOOD_LINES_MAX = 40
const isGood = (outcome: FeedOutcome) => outcome !== 'refused' && outcome !== 'suspicious'

/** Adds lines to a report as long as there is room. */
export function withLines(stored: string, added: FeedLine[]): string {
  const lines = JSON.parse(stored) as FeedLine[]
  let good = lines.filter(({ outcome }) => isGood(outcome)).length
  for (const line of added) {
    if (lines.length >= FEED_LINES_MAX) break
    if (isGood(line.outcome) && ++good > GOOD_LINES_MAX) continue
    lines.push(line)
  }
  return JSON.stringify(lines)
}
