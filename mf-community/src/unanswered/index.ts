import { defineContribution } from '@mentor-connect/i18n/remote'
import { badgeMessages } from './messages'
import { UnansweredBadge } from './UnansweredBadge'

/** The number of questions that wait for a mentor, shown beside the tab of the community. */
export default defineContribution({ Component: UnansweredBadge, messages: badgeMessages })
