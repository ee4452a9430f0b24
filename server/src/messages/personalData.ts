import type { PersonalData } from '../kernel/personal-data/personalData'
import { notificationsAbout } from './notifications/personalData.repo'

export const personalData = {
  exported: (db, { id }) => notificationsAbout(db, id),
  // Notifications are erased last, together with those about the erasure itself (`tellPartners`).
  erasure: { learner: {}, mentor: {} },
  tables: [
    'deliveries',
    'deliveries_sent',
    'notification_people',
    'notification_preferences',
    'notifications',
    'push_subscriptions',
  ],
} satisfies PersonalData
