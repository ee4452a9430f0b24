import type { Role } from '@mentor-connect/contract/accounts/people'
import {
  POSSIBLE_MODES,
  type DeliveryMode,
  type NotificationCategory,
  type NotificationChannel,
} from '@mentor-connect/contract/messages/notificationRules'

const CATEGORIES = ['messages', 'learning', 'requests', 'sessions', 'news', 'safety'] as const

/** The categories for which delivery can be chosen, in the order of the page. */
export const categoriesFor = (): readonly NotificationCategory[] => CATEGORIES

/** The delivery modes to choose from. If there is only one, the choice cannot be changed. */
export function modesFor(
  role: Role,
  category: NotificationCategory,
  channel: NotificationChannel,
): readonly DeliveryMode[] {
  // Mails about a learner's certificates cannot be turned off.
  const isFixed = role !== 'mentor' && category === 'learning' && channel === 'mail'
  return isFixed ? ['now'] : POSSIBLE_MODES[category][channel]
}

/** Returns the last part of the id of the text that explains a category. */
export const hintOf = (role: Role, category: NotificationCategory) =>
  category === 'learning' || category === 'requests' || category === 'news'
    ? (`${category}.${role}` as const)
    : category
