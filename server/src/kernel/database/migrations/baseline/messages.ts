import type { Kysely } from 'kysely'
import {
  key,
  required,
  requiredOnce,
  unique,
  byDefault,
  belongsTo,
  createIndexes,
  createPartialIndex,
} from '../../../../platform/database/tableParts'

/** Creates notifications, announcements and notices. */
export async function createMessages(db: Kysely<unknown>): Promise<void> {
  await createNotifications(db)
  await createDeliveries(db)
  await createAnnouncements(db)
}

/**
 * Creates events, and the notifications that people get about them. The tables contain only ids, no texts.
 */
async function createNotifications(db: Kysely<unknown>) {
  await db.schema
    .createTable('events')
    .addColumn('id', 'text', key)
    .addColumn('kind', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('actor', 'text')
    .addColumn('dedupe_key', 'text', requiredOnce)
    .addColumn('at', 'text', required)
    .execute()
  await createIndexes(db, 'events', {
    events_by_actor: ['actor'],
    events_by_time: ['at'],
  })
  await db.schema
    .createTable('notifications')
    .addColumn('id', 'text', key)
    .addColumn('person_id', 'text', required)
    .addColumn('seq', 'integer', required)
    .addColumn('kind', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('actor', 'text')
    .addColumn('count', 'integer', required)
    .addColumn('open_group', 'text', unique)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('read_at', 'text')
    .execute()
  await createIndexes(db, 'notifications', {
    notifications_by_actor: ['actor'],
    notifications_by_person: ['person_id', 'seq'],
  })
  await createPartialIndex(db, 'notifications', 'notifications_read', ['read_at'], 'read_at is not null')
  await createPartialIndex(db, 'notifications', 'notifications_unread', ['person_id'], 'read_at is null')
  await db.schema
    .createTable('notification_people')
    .addColumn('person_id', 'text', key)
    .addColumn('last_seq', 'integer', byDefault(0))
    .addColumn('quiet_from', 'integer', byDefault(1320))
    .addColumn('quiet_until', 'integer', byDefault(420))
    .addColumn('time_zone', 'text')
    .execute()
  await db.schema
    .createTable('notification_preferences')
    .addColumn('person_id', 'text', required)
    .addColumn('category', 'text', required)
    .addColumn('channel', 'text', required)
    .addColumn('mode', 'text', required)
    .addPrimaryKeyConstraint('notification_preferences_pk', ['person_id', 'category', 'channel'])
    .execute()
}

/** Creates deliveries of notifications by push and mail, and the browsers that get push messages. */
async function createDeliveries(db: Kysely<unknown>) {
  await db.schema
    .createTable('deliveries')
    .addColumn('notification_id', 'text', belongsTo('notifications.id'))
    .addColumn('channel', 'text', required)
    .addColumn('person_id', 'text', required)
    .addColumn('grouping', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('due_at', 'text', required)
    .addColumn('sent_at', 'text')
    .addPrimaryKeyConstraint('deliveries_pk', ['notification_id', 'channel'])
    .execute()
  await createIndexes(db, 'deliveries', { deliveries_waiting: ['person_id', 'channel', 'state', 'due_at'] })
  await db.schema
    .createTable('deliveries_sent')
    .addColumn('id', 'text', key)
    .addColumn('person_id', 'text', required)
    .addColumn('channel', 'text', required)
    .addColumn('grouping', 'text', required)
    .addColumn('at', 'text', required)
    .execute()
  await createIndexes(db, 'deliveries_sent', {
    deliveries_sent_by_person: ['person_id', 'channel', 'at'],
    deliveries_sent_by_time: ['channel', 'at'],
  })
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', 'text', key)
    .addColumn('endpoint', 'text', requiredOnce)
    .addColumn('person_id', 'text', required)
    .addColumn('session_id', 'text', belongsTo('sessions.id_hash'))
    .addColumn('p256dh', 'text', required)
    .addColumn('auth', 'text', required)
    .addColumn('failures', 'integer', byDefault(0))
    .addColumn('created_at', 'text', required)
    .execute()
  await createIndexes(db, 'push_subscriptions', {
    push_subscriptions_by_person: ['person_id'],
    push_subscriptions_by_session: ['session_id'],
  })
}

/** Creates announcements and notices, which operators write to many people. */
async function createAnnouncements(db: Kysely<unknown>) {
  await db.schema
    .createTable('announcements')
    .addColumn('id', 'text', key)
    .addColumn('text_en', 'text', required)
    .addColumn('text_hi', 'text', required)
    .addColumn('link', 'text')
    .addColumn('audience', 'text', required)
    .addColumn('starts_at', 'text', required)
    .addColumn('ends_at', 'text', required)
    .addColumn('created_by', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await createIndexes(db, 'announcements', {
    announcements_by_end: ['ends_at', 'starts_at'],
    announcements_by_time: ['created_at', 'id'],
  })
  await db.schema
    .createTable('notices')
    .addColumn('name', 'text', key)
    .addColumn('sha256', 'text', required)
    .addColumn('begun_at', 'text', required)
    .execute()
  await db.schema
    .createTable('notice_people')
    .addColumn('notice', 'text', required)
    .addColumn('person_id', 'text', required)
    .addColumn('queued_at', 'text', required)
    .addPrimaryKeyConstraint('notice_people_pk', ['person_id', 'notice'])
    .execute()
}
