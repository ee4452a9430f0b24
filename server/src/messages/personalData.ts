import type { PersonalData } from '../kernel/personal-data/personalData'
import { notificationsAbout } from './notifications/personalData.repo'

export const personalData = {
  exported: (db, { id }) => notificationsAbout(db, id),
  // Notifications are forgotten last, together with the new ones about the erasure (`tellPartners`).
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
