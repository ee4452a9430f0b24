import { sql, type Kysely } from 'kysely'

/** Events, the notifications that people get of them, and how these leave the site. Ids only, no texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('actor', 'text')
    .addColumn('dedupe_key', 'text', (c) => c.notNull().unique())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('events_by_time').on('events').column('at').execute()
  await db.schema.createIndex('events_by_actor').on('events').column('actor').execute()
  await createPeople(db)
  await createNotifications(db)
  await createDeliveries(db)
  await createSubscriptions(db)
}

async function createPeople(db: Kysely<unknown>) {
  await db.schema
    .createTable('notification_people')
    .addColumn('person_id', 'text', (c) => c.primaryKey())
    .addColumn('last_seq', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('quiet_from', 'integer', (c) => c.notNull().defaultTo(22 * 60))
    .addColumn('quiet_until', 'integer', (c) => c.notNull().defaultTo(7 * 60))
    .addColumn('time_zone', 'text')
    .execute()
  await db.schema
    .createTable('notification_preferences')
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('mode', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('notification_preferences_pk', ['person_id', 'category', 'channel'])
    .execute()
}

async function createNotifications(db: Kysely<unknown>) {
  await db.schema
    .createTable('notifications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('actor', 'text')
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('open_group', 'text', (c) => c.unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('read_at', 'text')
    .execute()
  await db.schema
    .createIndex('notifications_by_person')
    .on('notifications')
    .columns(['person_id', 'seq'])
    .execute()
  await db.schema.createIndex('notifications_by_actor').on('notifications').column('actor').execute()
  await sql`create index notifications_unread on notifications (person_id) where read_at is null`.execute(db)
  await sql`create index notifications_read on notifications (read_at) where read_at is not null`.execute(db)
}

async function createDeliveries(db: Kysely<unknown>) {
  await db.schema
    .createTable('deliveries')
    .addColumn('notification_id', 'text', (c) =>
      c.notNull().references('notifications.id').onDelete('cascade'),
    )
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('grouping', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text')
    .addPrimaryKeyConstraint('deliveries_pk', ['notification_id', 'channel'])
    .execute()
  await db.schema
    .createTable('deliveries_sent')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('grouping', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('deliveries_waiting')
    .on('deliveries')
    .columns(['person_id', 'channel', 'state', 'due_at'])
    .execute()
  await db.schema
    .createIndex('deliveries_sent_by_person')
    .on('deliveries_sent')
    .columns(['person_id', 'channel', 'at'])
    .execute()
  await db.schema
    .createIndex('deliveries_sent_by_time')
    .on('deliveries_sent')
    .columns(['channel', 'at'])
    .execute()
}

async function createSubscriptions(db: Kysely<unknown>) {
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('endpoint', 'text', (c) => c.notNull().unique())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id_hash').onDelete('cascade'))
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('push_subscriptions_by_person')
    .on('push_subscriptions')
    .column('person_id')
    .execute()
  await db.schema
    .createIndex('push_subscriptions_by_session')
    .on('push_subscriptions')
    .column('session_id')
    .execute()
}
