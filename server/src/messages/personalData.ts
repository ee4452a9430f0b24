import type { PersonalData } from '../kernel/personal-data/personalData'
import { forgetNotifications, notificationsAbout } from './notifications/personalData.repo'

export const personalData = {
  exported: (db, { id }) => notificationsAbout(db, id),
  erasure: { forgetNotifications },
  tables: [
    'deliveries',
    'deliveries_sent',
    'notification_people',
    'notification_preferences',
    'notifications',
    'push_subscriptions',
  ],
} satisfies PersonalData
