import type { Role } from '@mentor-connect/contract/accounts/people'
import {
  POSSIBLE_MODES,
  type DeliveryMode,
  type NotificationCategory,
  type NotificationChannel,
} from '@mentor-connect/contract/messages/notificationRules'

export type ChosenCategory = Exclude<NotificationCategory, 'news'>

/** The categories that somebody is notified of, in the order of the page. */
export const CATEGORIES: readonly ChosenCategory[] = [
  'messages',
  'learning',
  'requests',
  'sessions',
  'safety',
]

/** The modes to choose from; one alone cannot be changed. */
export function modesFor(
  role: Role,
  category: ChosenCategory,
  channel: NotificationChannel,
): readonly DeliveryMode[] {
  // Learners get the mails about their certificates in any case.
  const isFixed = role !== 'mentor' && category === 'learning' && channel === 'mail'
  return isFixed ? ['now'] : POSSIBLE_MODES[category][channel]
}
