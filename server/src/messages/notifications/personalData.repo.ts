import type { Database } from '../../kernel/database/schema'
import { lockNotified } from './notifications.repo'

const OWN_TABLES = [
  'push_subscriptions',
  'notifications',
  'notification_preferences',
  'deliveries_sent',
  'notification_people',
] as const

/**
 * Deletes the person's notifications, and removes the person's name from the notifications of others.
 *
 * @param told ids of the people whom the transaction notifies later
 */
export async function forgetNotifications(tx: Database, personId: string, told: string[]) {
  await lockNotified(tx, personId, told)
  for (const table of OWN_TABLES) await tx.deleteFrom(table).where('person_id', '=', personId).execute()
  await tx.updateTable('notifications').set({ actor: null }).where('actor', '=', personId).execute()
  await tx.deleteFrom('events').where('actor', '=', personId).execute()
}

/** Returns the notifications and preferences that are exported with the account. */
export async function notificationsAbout(db: Database, personId: string) {
  return {
    notifications: await db
      .selectFrom('notifications')
      .select(['kind', 'subject', 'count', 'created_at', 'updated_at', 'read_at'])
      .where('person_id', '=', personId)
      .orderBy('seq')
      .execute(),
    notificationPreferences: await db
      .selectFrom('notification_preferences')
      .select(['category', 'channel', 'mode'])
      .where('person_id', '=', personId)
      .execute(),
    pushSubscriptions: await db
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'created_at'])
      .where('person_id', '=', personId)
      .execute(),
    quietHours: await db
      .selectFrom('notification_people')
      .select(['quiet_from', 'quiet_until', 'time_zone'])
      .where('person_id', '=', personId)
      .execute(),
  }
}
