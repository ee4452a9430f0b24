import { defineContribution } from '@mentor-connect/i18n/remote'
import { messages } from '../messages'
import { WaitingBadge } from './WaitingBadge'

/** The number beside the tab for mentorships. */
export default defineContribution({ Component: WaitingBadge, messages })
