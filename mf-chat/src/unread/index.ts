import { defineContribution } from '@mentor-connect/i18n/remote'
import { messages } from '../messages'
import { UnreadBadge } from './UnreadBadge'

/** The number beside the chat entry of the learner and the mentor frame. */
export default defineContribution({ Component: UnreadBadge, messages })
