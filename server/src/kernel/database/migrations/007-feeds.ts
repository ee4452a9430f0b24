import type { Kysely } from 'kysely'
import {
  belongsTo,
  byDefault,
  createIndexes,
  key,
  mayBelongTo,
  required,
} from '../../../platform/database/tableParts'

/** Creates feeds, from which the platform's openings are imported, and adds the working hours of openings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendOpenings(db)
  await createFeeds(db)
  await createRuns(db)
}

async function extendOpenings(db: Kysely<unknown>) {
  await db.schema.alterTable('openings').addColumn('hours', 'text').execute()
  await db.schema.alterTable('openings').addColumn('duplicate_key', 'text', byDefault('')).execute()
  await createIndexes(db, 'openings', {
    openings_of_poster_by_state: ['mentor_id', 'state', 'updated_at desc', 'id'],
    openings_by_duplicate_key: ['duplicate_key'],
  })
}

async function createFeeds(db: Kysely<unknown>) {
  await db.schema
    .createTable('feeds')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('address', 'text', required)
    .addColumn('language', 'text')
    .addColumn('level', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('run_id', 'text')
    .addColumn('due_at', 'text')
    .addColumn('approved_at', 'text')
    .addColumn('created_at', 'text', required)
    .execute()
  await createIndexes(db, 'feeds', { feeds_listed: ['created_at', 'id'], feeds_due: ['due_at'] })
  await db.schema
    .createTable('feed_entries')
    .addColumn('feed_id', 'text', belongsTo('feeds.id'))
    .addColumn('entry_key', 'text', required)
    .addColumn('opening_id', 'text', mayBelongTo('openings.id'))
    .addColumn('fingerprint', 'text', required)
    .addColumn('seen_run', 'text', required)
    .addColumn('is_gone', 'integer', byDefault(0))
    .addColumn('is_stopped', 'integer', byDefault(0))
    .addPrimaryKeyConstraint('feed_entries_pk', ['feed_id', 'entry_key'])
    .execute()
  await createIndexes(db, 'feed_entries', {
    feed_entries_of_opening: ['opening_id'],
    feed_entries_seen: ['feed_id', 'is_gone', 'seen_run'],
  })
}

/** Creates the runs of feeds. The uploaded file and the staged entries are deleted when the run has ended. */
async function createRuns(db: Kysely<unknown>) {
  await db.schema
    .createTable('feed_runs')
    .addColumn('id', 'text', key)
    .addColumn('feed_id', 'text', belongsTo('feeds.id'))
    .addColumn('cause', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('hold', 'text')
    .addColumn('failure', 'text')
    .addColumn('entries', 'integer', byDefault(0))
    .addColumn('added', 'integer', byDefault(0))
    .addColumn('changed', 'integer', byDefault(0))
    .addColumn('unchanged', 'integer', byDefault(0))
    .addColumn('closed', 'integer', byDefault(0))
    .addColumn('refused', 'integer', byDefault(0))
    .addColumn('suspicious', 'integer', byDefault(0))
    .addColumn('created_at', 'text', required)
    .addColumn('changed_at', 'text', required)
    .addColumn('lines', 'text', byDefault('[]'))
    .addColumn('upload', 'text')
    .execute()
  await createIndexes(db, 'feed_runs', {
    feed_runs_of_feed: ['feed_id', 'created_at desc', 'id'],
    feed_runs_by_state: ['state', 'created_at'],
    feed_runs_by_time: ['created_at'],
  })
  await db.schema
    .createTable('feed_staged_entries')
    .addColumn('run_id', 'text', belongsTo('feed_runs.id'))
    .addColumn('number', 'integer', required)
    .addColumn('entry_key', 'text', required)
    .addColumn('fingerprint', 'text', required)
    .addColumn('stated_closing', 'text')
    .addColumn('content', 'text', required)
    .addPrimaryKeyConstraint('feed_staged_entries_pk', ['run_id', 'number'])
    .execute()
}
