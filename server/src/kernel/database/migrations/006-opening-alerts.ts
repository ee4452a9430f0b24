import type { Kysely } from 'kysely'
import {
  belongsTo,
  byDefault,
  createIndexes,
  key,
  keyOf,
  required,
} from '../../../platform/database/tableParts'
import { createTrigger } from '../../../platform/database/triggers'

/**
 * Creates the alerts of learners for openings, and stores the time at which each opening was first posted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await followFirstPosting(db)
  await createAlerts(db)
}

/** An opening that is posted again keeps the time of its first posting, so that no alert reports it twice. */
async function followFirstPosting(db: Kysely<unknown>) {
  await db.schema.alterTable('openings').addColumn('first_posted_at', 'text').execute()
  await (db as Kysely<{ openings: { first_posted_at: string | null; posted_at: string | null } }>)
    .updateTable('openings')
    .set((eb) => ({ first_posted_at: eb.ref('posted_at') }))
    .execute()
  const statements = ['update openings set first_posted_at = new.posted_at where id = new.id']
  await createTrigger(db, {
    name: 'first_posting_added',
    table: 'openings',
    event: 'after insert',
    condition: 'new.posted_at is not null and new.first_posted_at is null',
    statements,
  })
  await createTrigger(db, {
    name: 'first_posting_changed',
    table: 'openings',
    event: 'after update of posted_at',
    condition: 'new.posted_at is not null and old.first_posted_at is null',
    statements,
  })
  await createIndexes(db, 'openings', { openings_first_posted: ['listed', 'first_posted_at desc', 'id'] })
}

async function createAlerts(db: Kysely<unknown>) {
  await db.schema
    .createTable('opening_alerts')
    .addColumn('id', 'text', key)
    .addColumn('learner_id', 'text', belongsTo('learners.id'))
    .addColumn('name', 'text', required)
    .addColumn('criteria', 'text', required)
    .addColumn('since', 'text', required)
    .addColumn('paused_at', 'text')
    .addColumn('created_at', 'text', required)
    .execute()
  await createIndexes(db, 'opening_alerts', { opening_alerts_of_learner: ['learner_id', 'created_at', 'id'] })
  await db.schema
    .createTable('opening_alert_people')
    .addColumn('learner_id', 'text', keyOf('learners.id'))
    .addColumn('checked_to', 'text', required)
    .addColumn('to_mail', 'text', byDefault('[]'))
    .addColumn('mail_at', 'text')
    .execute()
  await createIndexes(db, 'opening_alert_people', {
    opening_alert_people_checked: ['checked_to', 'learner_id'],
    opening_alert_people_mailed: ['mail_at'],
  })
}
