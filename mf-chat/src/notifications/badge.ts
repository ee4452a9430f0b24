import { defineContribution } from '@mentor-connect/i18n/remote'
import { messages } from '../messages'
import { NotificationBadge } from './NotificationBadge'

/** The number beside the bell in the navigation of learners and mentors. */
export default defineContribution({ Component: NotificationBadge, messages })
